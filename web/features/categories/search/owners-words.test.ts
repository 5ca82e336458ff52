import { expect, it } from 'vitest';
import { readCategoryList } from '../../../build/category-list.ts';
import { formatCategoryList, parseCategoryList } from '../category-list.ts';
import { prepareSearch } from './searchable.ts';
import { searchCategories } from './search-categories.ts';

const list = readCategoryList();
const searchable = prepareSearch(parseCategoryList(formatCategoryList(list)));
const firstFive = (typed: string) => searchCategories(searchable, typed).slice(0, 5);

/** What owners in health care type, and a name that has to be among the first five. */
const queries: [typed: string, name: string][] = [
  ['dent', 'Dentist'],
  ['chi', 'Chiropractor'],
  ['eye doctor', 'Optometrist'],
  ['skin doctor', 'Dermatologist'],
  ['ENT', 'ENT specialist'],
  ['braces', 'Orthodontist'],
  ['medspa', 'Medical spa'],
  ['kids dentist', 'Pediatric dentist'],
  ['dentist office', 'Dentist'],
  ['dental clinci', 'Dental clinic'],
  ['ear nose throat doctor', 'ENT specialist'],
  ['foot dr', 'Podiatrist'],
  ['heart dr', 'Cardiologist'],
  ['doctor for women', "Women's health clinic"],
  ['womens clinic', "Women's health clinic"],
  ['obgyn', 'Obstetrician-gynecologist'],
  ['ob/gyn', 'Obstetrician-gynecologist'],
  ['back doctor', 'Chiropractor'],
  ['back pain doctor', 'Chiropractor'],
  ['chiropracter', 'Chiropractor'],
  ['optomitrist', 'Optometrist'],
  ['opthamologist', 'Ophthalmologist'],
  ['dermatoligist', 'Dermatologist'],
  ['pediatrican', 'Pediatrician'],
  ['childrens doctor', 'Pediatrician'],
  ['psycologist', 'Psychologist'],
  ['physical theraphy', 'Physical therapy clinic'],
  ['physical therapist office', 'Physical therapist'],
  ['massage therpy', 'Massage therapist'],
  ['counseling services', 'Counseling center'],
  ['marriage counseling', 'Marriage counselor'],
  ['therapist office', 'Psychotherapist'],
  ['walk in clinic', 'Walk-in clinic'],
  ['urgant care', 'Urgent care center'],
  ['vet', 'Veterinarian'],
  ['vets office', 'Veterinarian'],
  ['animal doctor', 'Veterinarian'],
  ['prosthodontics', 'Prosthodontist'],
  ['periodontics', 'Periodontist'],
  ['orthodontics', 'Orthodontist'],
  ['cardiology', 'Cardiologist'],
  ['dermatology', 'Dermatologist'],
  ['gynecology', 'Gynecologist'],
  ['urology', 'Urologist'],
  ['audiology', 'Audiologist'],
  ['podiatry', 'Podiatrist'],
  ['old people doctor', 'Geriatrician'],
  ['dmd', 'Dentist'],
  ['fillings', 'Dentist'],
  ['teeth pulling', 'Oral surgeon'],
  ['tooth pain', 'Dentist'],
  ['night guard', 'Dentist'],
  ['kids braces', 'Orthodontist'],
  ['vetrinarian', 'Veterinarian'],
  ['drs office', 'Doctor'],
  ['doctors', 'Doctor'],
  ['family practice', 'Family practice physician'],
  ['general dentistry', 'General dentist'],
  ['cosmetic dentistry', 'Cosmetic dentist'],
  ['pediatric dentistry', 'Pediatric dentist'],
  ['teeth cleaning', 'Dental hygienist'],
  ['teeth whitning', 'Teeth whitening service'],
  ['dental implants', 'Dental implant center'],
  ['wisdom teeth', 'Oral surgeon'],
  ['plastic surgery', 'Plastic surgeon'],
  ['hair loss', 'Hair restoration clinic'],
  ['laser hair', 'Laser hair removal service'],
  ['iv therapy', 'IV therapy clinic'],
  ['weight loss doctor', 'Medical weight loss clinic'],
  ['kidney specialist', 'Nephrologist'],
  ['stomach doctor', 'Gastroenterologist'],
  ['allergy', 'Allergist'],
  ['allergist office', 'Allergist'],
  ['bone doctor', 'Orthopedic surgeon'],
  ['orthopedics', 'Orthopedic surgeon'],
  ['pt clinic', 'Physical therapy clinic'],
  ['speech therapy', 'Speech therapist'],
  ['occupational therapy', 'Occupational therapist'],
  ['hearing aids', 'Hearing aid store'],
  ['glasses', 'Eyeglass store'],
  ['pharmacy', 'Pharmacy'],
  ['drug store', 'Drugstore'],
  ['home care', 'Home care service'],
  ['nursing home', 'Nursing home'],
  ['assisted living', 'Assisted living facility'],
  ['drug rehab', 'Drug rehabilitation center'],
  ['acupuncture', 'Acupuncturist'],
  ['nutritionist', 'Nutritionist'],
  ['naturopath', 'Naturopathic doctor'],
  ['botox', 'Botox clinic'],
  ['blood work', 'Medical laboratory'],
  ['xray', 'Medical diagnostic imaging center'],
  ['sleep doctor', 'Sleep clinic'],
  ['pain doctor', 'Pain management clinic'],
  ['fertility', 'Fertility clinic'],
  ['midwife', 'Midwife'],
];

it.each(queries)('B-05 owners find %j', (typed, name) => {
  expect(firstFive(typed)).toContain(name);
});

it('finds names by themselves, first', () => {
  const some = list.names.filter((_, index) => index % 20 === 0);
  const missed = some.filter((name) => searchCategories(searchable, name)[0] !== name);
  expect(missed).toEqual([]);
});

import { regexPart } from '../regex.ts';

/** Jobs of people at a business, as a pattern source for lower-case text. */
export const jobs = regexPart`
  doctors?|docs?|drs?|physicians?|surgeons?|dentists?|orthodontists?|hygienists?|nurses?|vets?|
  veterinarians?|(?:vet |dental |nail |lab )?(?:techs?|technicians?)|therapists?|counselors?|
  masseuses?|masseurs?|chiropractors?|pharmacists?|optometrists?|phlebotomists?|receptionists?|
  secretar(?:y|ies)|assistants?|stylists?|barbers?|hairdressers?|estheticians?|groomers?|
  mechanics?|plumbers?|trainers?|instructors?|coach(?:es)?|teachers?|lifeguards?|managers?|
  owners?|boss(?:es)?|staff|employees?|workers?|cashiers?|clerks?|waiters?|waitress(?:es)?|
  servers?|bartenders?|baristas?|chefs?|cooks?|sales ?(?:m[ae]n|people|guys?)
`;

/** Other words for people. */
export const otherPeople =
  'guys?|lad(?:y|ies)|gals?|girls?|boys?|dudes?|chicks?|babes?|blondes?|wom[ae]n|m[ae]n|persons?|people|crew|team|front desk|daughter|cops?|politicians?|president|neighbors?|customers?|patients?';

/** A person by job or as "the guy", with the words allowed between the article and the noun. */
export const anyPerson = regexPart`
  (?:
    (?:(?:the|that|this|these|those|your|ur|their|all|every|each|any|my) ){1,3}(?:(?:fucking|
        freaking|damn|stupid|dumb|old|fat|lazy|rude|ugly|mean|whole|entire|front desk|dental|head|
        office|new|young|other|shop|store|so called|next|idiots?) ){0,2}(?:${jobs}|
      ${otherPeople})|
    (?:dr|doctor|nurse|mr|mrs|ms)\.? \p{L}{2,}
  )(?!'|s\b)
`;

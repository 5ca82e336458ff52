import { describe, expect, it } from 'vitest';
import { readNote } from './note.ts';

describe('a note', () => {
  it.each([
    ['parking is behind the building', 'Parking is behind the building.'],
    ['Thanks, Maria!', 'Thanks, Maria!'],
    ['i was nervous and i am not anymore', 'I was nervous and I am not anymore.'],
    ["i'm back to running. so happy", "I'm back to running. So happy."],
    ['loved it!! only thing is parking', 'Loved it!! Only thing is parking.'],
    ['dr. kim waited... and then came. iPads too', 'Dr. kim waited... and then came. iPads too.'],
    ['Great coffee ☕️😊', 'Great coffee.'],
    ['Loved it 😍!', 'Loved it!'],
    ['“they saved my tooth”', 'They saved my tooth.'],
    ['She said "breathe" and I did', 'She said "breathe" and I did.'],
    ['Who knew PT could be fun?', 'Who knew PT could be fun?'],
    ['The wait was long,', 'The wait was long.'],
    ['McKenzie & Sons did it (again)', 'McKenzie & Sons did it (again).'],
    ['iPhone users: use the app', 'iPhone users: use the app.'],
  ])('%s becomes %s', (given, note) => {
    expect(readNote(given)).toBe(note);
  });

  it.each([undefined, null, '', '  ', '😊', '...'])('is undefined for %s', (given) => {
    expect(readNote(given)).toBeUndefined();
  });
});

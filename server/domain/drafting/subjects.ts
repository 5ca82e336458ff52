/** Who did something. `each` marks those that stand for every single person. */
interface Subject {
  text: string;
  plural: boolean;
  each: boolean;
  weight: number;
}

/** Where nobody has been mentioned yet. `{where}` is "here", "there" or the business. */
export const fresh: readonly Subject[] = [
  { text: 'they', plural: true, each: false, weight: 6 },
  { text: 'the staff', plural: true, each: false, weight: 2 },
  { text: 'the team', plural: false, each: false, weight: 2 },
  { text: 'everyone', plural: false, each: true, weight: 3 },
  { text: 'everyone {where}', plural: false, each: true, weight: 1.5 },
  { text: 'the people {where}', plural: true, each: false, weight: 2 },
  { text: 'the team {where}', plural: false, each: false, weight: 1.5 },
  { text: 'the staff {where}', plural: true, each: false, weight: 1.5 },
  { text: 'everybody', plural: false, each: true, weight: 2 },
  { text: 'everyone I met', plural: false, each: true, weight: 1 },
  { text: 'everyone I dealt with', plural: false, each: true, weight: 1 },
  { text: 'the people I met', plural: true, each: true, weight: 1 },
  { text: 'the people I dealt with', plural: true, each: true, weight: 1 },
  { text: 'the whole team', plural: false, each: false, weight: 1 },
  { text: 'the folks {where}', plural: true, each: false, weight: 1 },
  { text: 'the whole crew', plural: false, each: false, weight: 0.7 },
  { text: 'each person I met', plural: false, each: true, weight: 0.7 },
  { text: 'whoever I dealt with', plural: false, each: true, weight: 0.7 },
  { text: 'the group {where}', plural: false, each: false, weight: 0.5 },
  { text: 'everybody I talked to', plural: false, each: true, weight: 0.7 },
  { text: 'all of them', plural: true, each: true, weight: 0.7 },
  { text: 'these people', plural: true, each: false, weight: 0.7 },
  { text: 'this team', plural: false, each: false, weight: 0.7 },
  { text: 'this staff', plural: false, each: false, weight: 0.5 },
];

/** Once somebody has been mentioned. */
export const known: readonly Subject[] = [
  { text: 'they', plural: true, each: false, weight: 12 },
  { text: 'the staff', plural: true, each: false, weight: 1 },
  { text: 'the team', plural: false, each: false, weight: 1 },
  { text: 'everyone', plural: false, each: true, weight: 2 },
  { text: 'everybody', plural: false, each: true, weight: 1 },
  { text: 'they all', plural: true, each: true, weight: 1 },
  { text: 'the people {where}', plural: true, each: false, weight: 0.7 },
  { text: 'all of them', plural: true, each: true, weight: 0.7 },
];

/** Where the business is named by naming its people. */
export const named: readonly Subject[] = [
  { text: 'the team {where}', plural: false, each: false, weight: 2 },
  { text: 'everyone {where}', plural: false, each: true, weight: 2 },
  { text: 'the people {where}', plural: true, each: false, weight: 2 },
  { text: 'the staff {where}', plural: true, each: false, weight: 2 },
  { text: 'everybody {where}', plural: false, each: true, weight: 1.5 },
  { text: 'the crew {where}', plural: false, each: false, weight: 1 },
  { text: 'the folks {where}', plural: true, each: false, weight: 1 },
  { text: 'the whole team {where}', plural: false, each: false, weight: 1 },
  { text: 'everyone I met {where}', plural: false, each: true, weight: 1 },
  { text: 'the people I dealt with {where}', plural: true, each: true, weight: 1 },
  { text: 'all the people {where}', plural: true, each: true, weight: 0.7 },
  { text: 'the people who work {where}', plural: true, each: false, weight: 1 },
];

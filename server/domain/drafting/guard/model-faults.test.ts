import { describe, expect, it } from 'vitest';
import type { DraftInput } from '../input/draft-input.ts';
import { readBrief } from '../input/brief.ts';
import { repairDraft } from './draft-repair.ts';
import { checkDraft } from './guard.ts';

const businessName = 'Riverside Dental Care';
const warm: DraftInput = {
  sentiments: ['Friendly staff', 'Thorough', 'Helpful', 'Attentive'],
  businessName,
};
const named: DraftInput = { ...warm, thankSomeone: 'Maria Lopez' };
const punctual: DraftInput = {
  sentiments: ['Professional', 'Trustworthy', 'Listened to me', 'Seen on time'],
  businessName,
};
const kind: DraftInput = {
  sentiments: [
    'Responsive follow-up',
    'Caring and compassionate',
    'Knowledgeable',
    'Put me at ease',
  ],
  businessName,
};
const easy: DraftInput = {
  sentiments: [
    'Easy to schedule',
    'Clear explanations',
    'Never felt rushed',
    'Clean and comfortable office',
  ],
  businessName,
};

const saysWarm = 'The staff was friendly and helpful, attentive and thorough.';
const saysNamed = `${saysWarm} Thank you, Maria Lopez!`;
const saysPunctual =
  'They were professional and trustworthy, they listened to me and saw me on time.';
const saysKind =
  'They were caring and compassionate, knowledgeable, put me at ease and followed up.';
const saysEasy =
  'It was easy to schedule, they had clear explanations, never rushed me, and the office was clean and comfortable.';

/** False claims in harmless words, made up by people who knew the vocabulary. */
const additions: [said: string, of: DraftInput, lies: string[]][] = [
  [
    saysWarm,
    warm,
    [
      'They saw me the same day I called.',
      'Someone called me the next day to ask how I was.',
      'They came in on a day off to see me.',
      'She held my hand the whole time.',
      'He looked at my face and knew right away.',
      'They stand above all the rest.',
      'A leading place, in a world of its own.',
      'They are the real deal and worth it.',
      'I have come here since the beginning and will keep coming.',
      'I will be here again.',
      'I bring all my people here.',
      'I wish I had come here before.',
      'You have to go see them.',
      'Go see them. You will thank me.',
      'I would send anyone here.',
      'They found what others had missed.',
      'They took care to tell me what it would be worth.',
      'They are timely people with big hearts.',
      'Really thoughtful and big hearted, open minded folk.',
      'They are genuine, honest, able people.',
      'I had been to several other places and they could not help.',
      'Other places let me down, they did not.',
      'They got my eye to see and my hand to move.',
      'Now I can walk and turn my head.',
      'They gave me half off and threw in a free visit.',
      'They are huge, wonderful, nice, great, lucky gold star people.',
      'Grace was there. grace helped me.',
      'Will, Mark and Grace work there.',
      'One of them asked about my wife.',
      'Dr. Smith did it.',
      '<b>Nice</b>',
      'I am sorry, I cannot help.',
      'As an AI I would say so.',
      '#smile',
      'It cost $40.',
      'I waited 10 minutes.',
    ],
  ],
  [
    saysNamed,
    named,
    [
      'Thank you Maria Lopez, who ran the front and held my hand.',
      'Maria Lopez is the best, thank you.',
      'Thank you, Maria Lopez, for all you did with my face.',
      'Maria Lopez, my business partner, thank you.',
      'Thank you to my neighbor Maria Lopez and her partner.',
      'Thanks to Maria and Lopez.',
    ],
  ],
  [
    saysPunctual,
    punctual,
    [
      'They promise to keep it small and full of value.',
      'The hour on the watch was past, I lost track.',
      'They helped me win the case and get a better deal.',
      'They caught it early and it was serious.',
      'They caught it early and fixed it quickly.',
      'They fill it right and it was cheap.',
    ],
  ],
  [
    saysKind,
    kind,
    [
      'They saw me at home over a long period for free.',
      'They changed my life.',
      'I was ill and now I am well.',
      'I was forgotten elsewhere for so long, and they answered the same day.',
      'My guest and my neighbor love them too.',
      'I trust them, they have years of study and a lot of experience.',
      'They are the number one experts in the field, gold standard.',
      'The doctor gave me a date for the second trade.',
    ],
  ],
  [
    saysEasy,
    easy,
    [
      'It was super quick, simple and great value.',
      'There was room to park and a free spot.',
      'They explain what you owe with zero fees, plain and small.',
      'I was in and out fast.',
      'They keep a nice, quick pace and finish early.',
    ],
  ],
  [
    saysWarm,
    warm,
    [
      'They let me in before everyone else.',
      'I go there every time.',
      'I found them through a person from work.',
      'They work on people all over.',
      'I was up and about after it.',
      'I left without a thing to remember them by.',
      'None of it made me feel anything.',
      'I feel so good, I can see.',
      'They took a part out and put one in.',
      'Many people go there.',
      'All of us went there together.',
      'I was away from work for some time.',
      'They got me in right away.',
      'They made it right.',
      'They kept someone in there with me.',
      'You get what you give them.',
      'They stay until everyone is done.',
      'I have been with them through a lot.',
      'They stayed far into the time they were off.',
      'It was so far to go for me.',
      'Thanks to them I made it to work.',
      'I feel like one of them, they love me.',
      'They give you so much, always.',
      'They do what they say they do.',
    ],
  ],
];

const wholeLies: [of: DraftInput, text: string][] = [
  [warm, 'Will was friendly, helpful, thorough, attentive and hope and faith were too.'],
  [warm, 'The staff was friendly. Mark was helpful. Will was thorough. Grace was attentive.'],
  [warm, 'The staff was friendly and helpful and attentive to everyone there.'],
  [warm, 'The staff was not friendly. They were helpful, thorough, attentive.'],
  [
    warm,
    'The staff was hardly friendly, rather less helpful, little thorough, and paid few attention.',
  ],
  [warm, 'I wish the staff was friendly, helpful, thorough and attentive.'],
  [warm, 'They should be friendly, helpful, thorough and attentive instead of what they are.'],
  [warm, 'I expected friendly, thorough, helpful, attentive people. Far from it.'],
  [warm, 'I missed friendly, thorough, helpful and attentive people there.'],
  [warm, 'Unfriendly, unhelpful, and thorough and attentive on the face of it.'],
  [warm, 'Was the staff friendly, thorough, helpful, attentive? You judge.'],
  [
    punctual,
    'They were professional in part, trustworthy at times, listened to me and were seldom on time.',
  ],
  [
    punctual,
    'They were unprofessional and sloppy, hardly trust them, they listened to me late and I had to wait; on time is what they call it.',
  ],
  [
    punctual,
    'It was a trustworthy and professional team, they heard me, and I was kept waiting late, never on time.',
  ],
  [
    easy,
    'It was easy to schedule, unclear explanations to me, I felt rushed, and the office was clean and comfortable.',
  ],
  [
    warm,
    'The staff was friendly. Helpful? Not so. But thorough and attentive and help you get, help they gave.',
  ],
  [warm, 'Friendly, helpful, thorough, attentive: they were none of those.'],
  [warm, 'They said they were friendly, helpful, thorough, attentive.'],
  [warm, 'They think they are friendly and helpful and thorough and attentive.'],
  [warm, 'The place down from them was friendly, helpful, thorough and attentive.'],
  [warm, 'Some of the staff was friendly, one was helpful, and few were thorough or attentive.'],
  [warm, 'Everyone but the staff was friendly, helpful, thorough and attentive.'],
  [warm, 'They stopped being friendly, helpful, thorough and attentive.'],
  [warm, 'I like friendly, helpful, thorough, attentive people. These were something else.'],
  [
    punctual,
    'They were a professional bunch in all but name, trustworthy as they come, listened to me and were on time.',
  ],
  [named, `${saysWarm} Thank you Maria. Maria was so friendly.`],
  [named, `${saysWarm} Thank you Maria for helping me walk.`],
];

describe('a model’s draft', () => {
  it.each([
    [warm, saysWarm],
    [named, saysNamed],
    [punctual, saysPunctual],
    [kind, saysKind],
    [easy, saysEasy],
    [
      warm,
      'I had a great experience at Riverside Dental Care. The staff was friendly and attentive, and everyone was so helpful. They were thorough too.',
    ],
    [
      warm,
      'Everyone at Riverside Dental Care was friendly and helpful. I appreciated how thorough and attentive they were throughout my visit.',
    ],
    [
      warm,
      'I really appreciated my visit. The team was attentive and thorough, and the staff made me feel welcome. They were helpful with everything.',
    ],
    [
      named,
      'From start to finish, everyone was friendly and helpful. They were attentive to what I said and thorough in everything they did. Thank you, Maria Lopez!',
    ],
    [
      named,
      'Friendly staff who were helpful and attentive. I felt they were thorough. Many thanks to Maria Lopez for everything.',
    ],
    [
      punctual,
      'They saw me on time and listened to me. The whole team was professional and I felt they were trustworthy.',
    ],
    [
      punctual,
      'I was seen on time, and they really listened to what I had to say. Very professional people, and I trust them.',
    ],
    [
      punctual,
      'My appointment started on time. Everyone was professional, they listened to me, and I could trust what they told me.',
    ],
    [
      warm,
      'Friendly staff from the moment I walked in. Super helpful and attentive, and so thorough!',
    ],
    [
      warm,
      'Everyone was so friendly and helpful. They were attentive and took the time to be thorough.',
    ],
    [
      warm,
      'I really liked how thorough they were. The staff is friendly, attentive, and happy to help.',
    ],
    [warm, 'Great visit! Friendly, helpful staff who were attentive and very thorough.'],
    [
      warm,
      'What a great team. They are friendly, attentive and helpful, and they were thorough with me.',
    ],
    [
      named,
      'Thanks so much to Maria Lopez! The staff was friendly and helpful, and everyone was thorough and attentive.',
    ],
    [
      named,
      'A big thank you to Maria Lopez. Friendly staff, attentive, thorough, and helpful the whole way.',
    ],
    [punctual, 'They saw me right on time and really listened. Professional and trustworthy.'],
    [
      punctual,
      'Professional from start to finish. I felt listened to, and I was seen on time. I trust them.',
    ],
    [
      kind,
      'The team is caring and compassionate, and they know what they are doing. They put me at ease and followed up quickly.',
    ],
    [
      kind,
      'I felt at ease right away. They were so caring and compassionate, very knowledgeable, and they followed up afterwards.',
    ],
    [
      kind,
      'I was really impressed with how knowledgeable they are. Caring, compassionate people who put me at ease. They even followed up with me.',
    ],
    [
      easy,
      'Scheduling was easy, the office was clean and comfortable, and they explained everything clearly. I never felt rushed.',
    ],
    [
      easy,
      'Easy to schedule an appointment. They explained everything in a way I could understand, took their time, and the office is clean and comfortable.',
    ],
    [
      warm,
      'Very friendly staff, helpful with everything I asked, thorough and attentive. Thank you!',
    ],
  ])('passes if it expresses what was chosen: %#', (of, text) => {
    expect(checkDraft(text, readBrief(of), 'model'), text).toEqual([]);
  });

  it.each(additions.flatMap(([said, of, lies]) => lies.map((lie) => [lie, said, of] as const)))(
    'is rejected, and repaired if possible, if it adds %j',
    (lie, said, of) => {
      expect(checkDraft(`${said} ${lie}`, readBrief(of), 'model')).not.toEqual([]);
      const repaired = repairDraft(`${said} ${lie}`, readBrief(of));
      expect([null, said]).toContain(repaired);
    },
  );

  it.each(wholeLies)('%# is rejected for %j: %s', (of, text) => {
    expect(checkDraft(text, readBrief(of), 'model')).not.toEqual([]);
  });

  const three = ['Friendly staff', 'Thorough', 'Helpful'];
  const saysThree = 'The staff was friendly, helpful and thorough.';

  it.each<[custom: string, more: string, thanked?: string]>([
    ['Not pushy', 'They were pushy, not that I mind.'],
    ['Not pushy', 'They were pushy.'],
    ['No pain', 'There was pain, no matter what.'],
    ['No pain', 'No, I was in pain.'],
    ['Too expensive', 'Not too expensive.'],
    ['Too expensive', 'It was never too expensive for me.'],
    ['Better than my last dentist', 'My last dentist was better than them.'],
    ['Never had to wait', 'I never had to, but I did wait.'],
    ['Didn’t hurt', 'It did hurt, did it not.'],
    ['Gentle hygienist', 'The hygienist Maria was gentle.'],
    ['Gentle hygienist', 'The hygienist and a gentle dentist.'],
    ['Attentive', 'Attentive too. They are the best team, thank you Grace Best.', 'Grace Best'],
    [
      'Attentive',
      'Attentive too. Free of charge and long. Thank you Joy Free Long.',
      'Joy Free Long',
    ],
    [
      'Attentive',
      'Attentive too. A young, strong and wise team. Thank you, Wise Young Strong',
      'Wise Young Strong',
    ],
    ['Attentive', 'Attentive too. Thank you Dr. Smith.', 'Smith'],
    ['Fixed my tooth', 'They fixed it all and my tooth is fixed for the rest of my days.'],
    ['Honest about cost', 'Honest about cost, and the cost was little.'],
    ['Quick', 'Quick to see me, quick to call, all in a day.'],
    ['Attentive', 'Attentive too. RIVERSIDE is great'],
    [
      'Attentive',
      'Attentive. Also, they deserve more credit than anyone, worth five of the others.',
    ],
    ['Attentive', 'Attentive. They sent me to a place that did the job.'],
    ['Attentive', 'Attentive. I put in a word with the boss'],
    ['Attentive', 'Attentive. They gave me a list of things to do and a report to keep.'],
    ['Attentive', 'Attentive. My whole bunch goes there and they all say the same.'],
    ['Attentive', 'Attentive. I left with a face I want to show the world.'],
    [
      'Attentive',
      'Attentive. They write this for you if you ask. Post it and they give you things.',
    ],
    ['Attentive', 'Attentive. Somebody there asked me to post this.'],
    ['Attentive', 'Attentive, the the way they were.'],
    ['Attentive', 'Attentive they they of, to and and.'],
  ])('is rejected if it turns %j into %j', (custom, more, thankSomeone) => {
    const of = {
      sentiments: [...three, custom],
      ...(thankSomeone !== undefined && { thankSomeone }),
    };
    expect(checkDraft(`${saysThree} ${more}`, readBrief(of), 'model')).not.toEqual([]);
  });

  it.each([
    ['Not pushy', 'And not pushy, I noticed.'],
    ['Didn’t hurt', 'It didn’t hurt.'],
    ['Fixed my tooth', 'They fixed my tooth, too.'],
    ['Gentle', 'They were gentle about it.'],
  ])('passes with %j in %j', (custom, more) => {
    expect(
      checkDraft(`${saysThree} ${more}`, readBrief({ sentiments: [...three, custom] }), 'model'),
    ).toEqual([]);
  });

  it('may keep sentences of the starting point, but only verbatim', () => {
    const start = `${saysWarm} My hat is off to them.`;
    const brief = readBrief(warm);
    expect(checkDraft(start, brief, 'model')).not.toEqual([]);
    expect(checkDraft(start, brief, 'model', start)).toEqual([]);
    const moved = start.replace('My hat is', 'My hats are');
    expect(checkDraft(moved, brief, 'model', start)).not.toEqual([]);
  });
});

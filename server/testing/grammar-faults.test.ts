import { expect, it } from 'vitest';
import { grammarFaults } from './grammar-faults.ts';

const right = `
The staff was friendly, and they took the time to listen.
They were kind and explained everything.
Everyone was helpful.
Everyone at Robin was so friendly.
The staff at Robin is great.
The people there were kind.
The people at the office are friendly and know their stuff.
Scheduling was easy.
Explanations were clear.
Their explanations were clear and easy to follow.
The follow-up was prompt.
The office was clean and comfortable.
The staff and the office were great.
Scheduling and follow-up were easy.
I was seen on time, and I never felt rushed.
I felt heard and was treated with respect.
They listened to me and answered my questions.
They listen and explain everything.
She listens and explains things well.
He was patient and took his time.
You can tell they care.
It was easy to schedule.
They made me feel comfortable.
They made everyone feel at ease.
They made sure everyone was comfortable.
I appreciate how thorough they were.
I liked how friendly the staff was.
I really appreciate the way they treat people.
From the moment I walked in, everyone was kind.
From start to finish the staff was professional.
Friendly staff who were helpful.
Friendly staff who was helpful.
People who know their stuff.
I trust the people who work there.
Everyone who works there is kind.
They took the time to listen and explain everything.
They helped me understand and let me ask questions.
What a friendly team!
Great experience at Robin.
Thank you, Robin!
Thanks to everyone there.
They're friendly and they're on time.
It's clean and comfortable.
There was no rush.
There were no problems.
There was a long wait.
My questions were answered.
All my questions were answered, and nothing was rushed.
The team is professional and explains everything clearly.
The whole team was attentive.
Everything was explained to me.
They know what they are doing, and they put me at ease.
They were knowledgeable and they know their stuff.
If I were you, I would not worry.
The doctors were kind and the nurse was gentle.
Both the staff and the office were nice.
They have a clean office, and it is comfortable.
The office has friendly people.
I have to say the staff was great.
Very professional, thorough and on time.
I am happy with my visit, and the team was helpful.
They treat you with respect and never rush you.
They kept everything organized and were easy to talk to.
She was friendly and it was an honest visit.
The office is nice and the people are too.
This was an easy visit.
I left feeling heard.
They were not pushy and didn't rush me.
No one was rude, and the place was clean.
The friendly and helpful staff was great.
`
  .trim()
  .split('\n');

const wrong = `
They was friendly.
We was seen on time.
You was kind.
The staff were friendly.
The staff are great.
The staff at Robin were friendly.
The whole team were attentive.
The team have been kind.
Everyone were helpful.
Everyone at the office are kind.
Everyone who work there is kind.
Everybody were nice.
The people was nice.
The people there was kind.
The people at the office is friendly.
People who knows their stuff.
I trust the people who works there.
Explanations was clear.
Their explanations was easy to follow.
Scheduling were easy.
The follow-up were prompt.
The office were clean.
The office have friendly people.
The staff and the office was great.
Scheduling and follow-up was easy.
I were seen on time.
I is happy.
I has a good feeling.
She listen to me.
He explain everything.
They listens to me.
They explains everything clearly.
They cares about me.
It were easy.
They listened and explains everything.
They were kind and explains everything.
They took their time and knows their stuff.
She listens and explained everything.
They know their stuff and answered my questions.
The staff was friendly and take the time to listen.
The staff listen to me.
The team know their stuff.
Everyone know their stuff.
My questions was answered.
All my questions was answered.
Everything were explained.
There were a long wait.
There was no problems.
The doctors was kind.
They's friendly.
It're clean.
It was a easy visit.
It was an friendly place.
She was a honest person.
They were very very kind.
They were very friendly and very kind.
They also listened to me too.
They were kind , and on time.
they were kind.
They were kind
They were the friendly and.
Thanks to the the team.
I was seen on time,and they were kind.
They were Kind to me.
They did not explained it.
They took the time to listened.
The office was clean and were comfortable.
I was happy and were at ease.
They is great.
`
  .trim()
  .split('\n');

it.each(right)('finds nothing wrong with: %s', (text) => {
  expect(grammarFaults(text)).toEqual([]);
});

it.each(wrong)('finds an error in: %s', (text) => {
  expect(grammarFaults(text)).not.toEqual([]);
});

it('ignores names', () => {
  expect(grammarFaults('Thanks to A  B, Inc. for it!', ['A  B, Inc.'])).toEqual([]);
});

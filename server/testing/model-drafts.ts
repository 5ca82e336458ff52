import type { DraftInput } from '../domain/drafting/input/draft-input.ts';

/** Something a model might write for an input; handwritten, without consulting the guard. */
interface ModelDraft extends DraftInput {
  draft: string;
}

/** They express what was chosen and nothing else. */
export const goodModelDrafts: readonly ModelDraft[] = [
  {
    sentiments: ['Friendly staff', 'Helpful', 'Seen on time', 'Professional'],
    businessName: 'Oakwood Family Dental',
    draft:
      "Oakwood Family Dental has such friendly, helpful staff. They're professional and they saw me right on time. Overall a really good experience.",
  },
  {
    sentiments: ['Listened to me', 'Never felt rushed', 'Clear explanations', 'Knowledgeable'],
    thankSomeone: 'Dr. Patel',
    draft:
      "I felt heard and never once felt rushed. They explained everything in a way I could understand, and they clearly know what they're doing. Thank you so much, Dr. Patel!",
  },
  {
    sentiments: ['Caring and compassionate', 'Put me at ease', 'Attentive', 'Treated with respect'],
    businessName: 'Harbor Vet',
    draft:
      'Everyone at Harbor Vet was so kind and caring. They put me at ease right away, paid close attention to me, and treated me with respect from the moment I walked in.',
  },
  {
    sentiments: [
      'Well organized',
      'Easy to schedule',
      'Seen on time',
      'Clean and comfortable office',
    ],
    draft:
      'Booking was easy, my appointment started on time, and everything ran smoothly. The office was clean and comfy too. Happy with my visit!',
  },
  {
    sentiments: ['Thorough', 'Helpful', 'Trustworthy', 'Responsive follow-up'],
    businessName: 'Summit PT',
    thankSomeone: 'Lena',
    draft:
      'Really thorough and helpful from start to finish. I know I can trust them, and they followed up with me afterward. Thanks, Lena!',
  },
  {
    sentiments: ['Friendly staff', 'Professional', 'Knowledgeable', 'Listened to me'],
    draft:
      'Super friendly team and very professional. They really know their stuff and they actually listen. Great experience.',
  },
  {
    sentiments: ['Friendly staff', 'Clear explanations', 'Never felt rushed', 'Trustworthy'],
    businessName: 'Maple Clinic',
    thankSomeone: 'Mrs. Chen',
    draft:
      'The team at Maple Clinic was friendly and explained things so clearly. No rush at all, and I felt I could trust everyone there. Big thanks to Mrs. Chen.',
  },
  {
    sentiments: ['Friendly staff', 'made me laugh', 'Thorough', 'Never felt rushed'],
    businessName: 'Bright Smiles',
    thankSomeone: 'Maria',
    draft:
      'The staff at Bright Smiles was so friendly, and they made me laugh. They were thorough and I never felt rushed. Thank you, Maria!',
  },
  {
    sentiments: ['Professional', 'no pain', 'Put me at ease', 'Seen on time'],
    draft: 'Very professional. There was no pain, they put me at ease, and I was seen on time.',
  },
  {
    sentiments: ['Helpful', 'explains billing', 'Friendly staff', 'Well organized'],
    businessName: 'Lakeside Ortho',
    draft:
      'Friendly and helpful staff at Lakeside Ortho. They explained billing, and everything was well organized. Glad I went!',
  },
  {
    sentiments: [
      'Knowledgeable',
      'gentle hygienist',
      'Clear explanations',
      'Clean and comfortable office',
    ],
    draft:
      'The hygienist was gentle and knowledgeable. Everything was explained clearly, and the office is clean and comfortable. Very pleased.',
  },
  {
    sentiments: ['Thorough', 'great with kids', 'Friendly staff', 'Attentive'],
    businessName: 'Kids First',
    thankSomeone: 'Dr. Kim',
    draft:
      'They are great with kids, friendly, attentive and thorough. Many thanks to Dr. Kim at Kids First.',
  },
  {
    sentiments: ['Friendly staff', 'Helpful', 'Thorough', 'Professional'],
    note: 'They even validated my parking!',
    draft:
      'Everyone was friendly and helpful. They were thorough and very professional. They even validated my parking!',
  },
  {
    sentiments: [
      'Caring and compassionate',
      'Listened to me',
      'Put me at ease',
      'Never felt rushed',
    ],
    businessName: 'Willow Counseling',
    thankSomeone: 'Thuy',
    note: 'I finally slept well last night',
    draft:
      'They were caring and compassionate and really listened to me. I felt at ease and was never rushed. I finally slept well last night. Thank you, Thuy.',
  },
  {
    sentiments: ['Easy to schedule', 'Helpful', 'Responsive follow-up', 'Knowledgeable'],
    draft:
      'It was so easy to get an appointment, and they got back to me quickly when I had questions. Knowledgeable and really helpful people!',
  },
  {
    sentiments: ['Attentive', 'Treated with respect', 'Trustworthy', 'Thorough'],
    businessName: 'Rivera Law',
    thankSomeone: 'Mr. Rivera',
    draft:
      'Rivera Law treated me with so much respect. They were attentive, thorough, and people I can trust. Special thanks to Mr. Rivera and the whole team!',
  },
  {
    sentiments: ['Friendly staff', 'Clean and comfortable office', 'Professional', 'Seen on time'],
    draft:
      'Clean and comfortable office, friendly staff, professional, and right on time. What more can I say, good visit!',
  },
  {
    sentiments: ['Clear explanations', 'Helpful', 'Listened to me', 'Caring and compassionate'],
    businessName: 'Northgate Derm',
    thankSomeone: 'Dr. Ortiz',
    draft:
      'I really appreciated how Northgate Derm took the time to listen and explain everything. They were caring, compassionate and so helpful. Thank you Dr. Ortiz!',
  },
  {
    sentiments: ['Well organized', 'Professional', 'Thorough', 'Never felt rushed'],
    draft:
      'Professional and well organized from beginning to end. They were thorough without ever making me feel rushed.',
  },
  {
    sentiments: ['Friendly staff', 'Put me at ease', 'Knowledgeable', 'Treated with respect'],
    businessName: 'Pine Dental',
    draft:
      "I felt completely at ease at Pine Dental. The staff is friendly and knowledgeable, and they treat you with respect. Couldn't be happier with my visit.",
  },
  {
    sentiments: ['Seen on time', 'Clear explanations', 'Attentive', 'Helpful'],
    thankSomeone: 'Joan',
    draft:
      'They saw me on time, walked me through everything, and were attentive and helpful the whole time. Shout out to Joan!',
  },
  {
    sentiments: [
      'Trustworthy',
      'Listened to me',
      'Responsive follow-up',
      'Caring and compassionate',
    ],
    businessName: 'Cedar Family',
    draft:
      'You can tell they care. They listened to me, followed up, and I completely trust them. Good experience at Cedar Family.',
  },
  {
    sentiments: [
      'Clean and comfortable office',
      'Friendly staff',
      'Easy to schedule',
      'Never felt rushed',
    ],
    draft:
      'From start to finish I felt comfortable. The office is clean and comfortable, the staff was warm and friendly, scheduling was simple, and they took their time with me.',
  },
  {
    sentiments: ['Thorough', 'Knowledgeable', 'Clear explanations', 'Professional'],
    businessName: 'Valley Eye',
    thankSomeone: 'Dr. Singh',
    draft:
      'Valley Eye was thorough and professional, and they answered all my questions with clear explanations. They know what they are doing. A special thank you to Dr. Singh.',
  },
  {
    sentiments: ['Caring and compassionate', 'Friendly staff', 'Helpful', 'Attentive'],
    draft:
      'Such a caring and attentive team. Friendly, helpful, compassionate. I left feeling really taken care of.',
  },
  {
    sentiments: ['Friendly staff', 'Thorough', 'Seen on time', 'Trustworthy'],
    businessName: 'Dr. Best Dental',
    thankSomeone: 'Ana',
    draft:
      'Thank you to Ana and everyone at Dr. Best Dental. The staff was friendly, I was seen on time, and they were thorough and trustworthy.',
  },
  {
    sentiments: ['Listened to me', 'Professional', 'Treated with respect', 'Never felt rushed'],
    draft:
      "They listened, they were professional, they treated me with respect, and I didn't feel rushed. I really appreciate that.",
  },
  {
    sentiments: ['Put me at ease', 'Helpful', 'Clear explanations', 'Clean and comfortable office'],
    businessName: 'Sage Acupuncture',
    draft:
      'I had a nice visit at Sage Acupuncture. They put my mind at ease, were super helpful and explained everything clearly. The office is clean and so comfortable.',
  },
  {
    sentiments: ['Responsive follow-up', 'Knowledgeable', 'Well organized', 'Easy to schedule'],
    thankSomeone: 'Tim',
    draft:
      'Scheduling was a breeze and they were so organized. They were knowledgeable and their follow-up was prompt. Thank you, Tim.',
  },
  {
    sentiments: ['Friendly staff', 'Professional', 'Caring and compassionate', 'Listened to me'],
    businessName: 'Bay Pediatrics',
    draft:
      'Everyone I met at Bay Pediatrics was friendly and professional. They listened to my concerns and were caring and compassionate.',
  },
  {
    sentiments: ['Attentive', 'Helpful', 'Seen on time', 'Thorough'],
    draft: 'Attentive, helpful, thorough, and on time. Really happy with everything.',
  },
  {
    sentiments: ['Trustworthy', 'Treated with respect', 'Knowledgeable', 'Clear explanations'],
    businessName: 'Gold Coast Auto',
    thankSomeone: 'Sal',
    draft:
      'I trust the people at Gold Coast Auto. They know their stuff, explained it all clearly and treated me with respect. Thanks Sal!',
  },
  {
    sentiments: ['Never felt rushed', 'Listened to me', 'Put me at ease', 'Attentive'],
    draft:
      'I never felt hurried. They listened to everything I had to say, were very attentive, and made me feel at ease. It really meant a lot.',
  },
  {
    sentiments: ['Friendly staff', 'Well organized', 'Seen on time', 'Helpful'],
    businessName: 'Downtown Dental',
    draft:
      'Loved how friendly and helpful everyone was at Downtown Dental. They were organized and I was seen on time. Great visit overall!',
  },
  {
    sentiments: [
      'Clean and comfortable office',
      'Professional',
      'Thorough',
      'Caring and compassionate',
    ],
    thankSomeone: 'Dr. Lee',
    draft:
      "The office was clean and comfortable and everyone was professional. They were thorough, caring and compassionate. I'm grateful to Dr. Lee.",
  },
  {
    sentiments: ['Easy to schedule', 'Friendly staff', 'Clear explanations', 'Trustworthy'],
    draft:
      "Making an appointment was easy. Friendly staff, clear explanations, and I felt like I could trust them. I'm glad I chose them.",
  },
  {
    sentiments: ['Took my insurance', 'Friendly staff', 'Helpful', 'Professional'],
    businessName: 'Uptown Vision',
    draft:
      'They took my insurance and the staff was friendly, helpful, and professional. Good experience at Uptown Vision.',
  },
  {
    sentiments: ['a bit pricey but worth it', 'Thorough', 'Knowledgeable', 'Professional'],
    draft: 'A bit pricey but worth it. They were thorough, knowledgeable and very professional.',
  },
  {
    sentiments: ['not pushy', 'Helpful', 'Listened to me', 'Trustworthy'],
    thankSomeone: 'Bev',
    draft:
      'They were not pushy, and they listened to me. So helpful and trustworthy. Thanks so much, Bev!',
  },
  {
    sentiments: [
      'Saved my tooth',
      'Caring and compassionate',
      'Clear explanations',
      'Put me at ease',
    ],
    businessName: 'Elm Dental',
    thankSomeone: 'Dr. Roy',
    draft:
      'Elm Dental saved my tooth! They put me at ease, explained everything clearly, and were so caring and compassionate. Thank you, Dr. Roy.',
  },
  {
    sentiments: ['long wait', 'Friendly staff', 'Helpful', 'Thorough'],
    draft: 'There was a long wait, but the staff was friendly and helpful and they were thorough.',
  },
  {
    sentiments: ['Professional', 'Helpful', 'Never felt rushed', 'Seen on time'],
    businessName: 'Ridge Chiro',
    thankSomeone: 'Dr. Cole',
    note: 'I can turn my head again!',
    draft:
      "Ridge Chiro was professional and helpful. I was seen on time and didn't feel rushed. I can turn my head again! Thank you, Dr. Cole.",
  },
  {
    sentiments: [
      'Caring and compassionate',
      'Treated with respect',
      'Listened to me',
      'Clear explanations',
    ],
    draft:
      'I was treated with respect and I felt truly listened to. They were so compassionate and caring, and they broke everything down so I could understand it.',
  },
  {
    sentiments: ['Well organized', 'Helpful', 'Friendly staff', 'Responsive follow-up'],
    businessName: 'Metro Physical Therapy',
    thankSomeone: 'Jess',
    draft:
      'Well organized, friendly and so helpful. They were quick to follow up too. Shoutout to Jess and the Metro Physical Therapy team!',
  },
  {
    sentiments: ['Thorough', 'Attentive', 'Clear explanations', 'Never felt rushed'],
    draft:
      'They took the time to explain everything and never rushed me. Very thorough and attentive throughout my whole visit.',
  },
  {
    sentiments: [
      'Clean and comfortable office',
      'Put me at ease',
      'Friendly staff',
      'Treated with respect',
    ],
    businessName: 'Cove Massage',
    draft:
      'Cove Massage was clean and comfortable and the staff was so friendly. I felt relaxed and respected the entire time.',
  },
  {
    sentiments: ['Knowledgeable', 'Trustworthy', 'Professional', 'Seen on time'],
    draft:
      'Knowledgeable, trustworthy and professional, and they ran right on schedule. It was a good visit.',
  },
  {
    sentiments: ['Easy to schedule', 'Caring and compassionate', 'Listened to me', 'Helpful'],
    businessName: 'Orchard Health',
    thankSomeone: 'Nadia',
    draft:
      'Orchard Health made it easy to schedule. They listened to me and were caring, compassionate and helpful. I just want to say thank you to Nadia.',
  },
  {
    sentiments: ['Friendly staff', 'Thorough', 'Caring and compassionate', 'Knowledgeable'],
    draft:
      "The people there are friendly, caring and compassionate, and they're thorough and knowledgeable. I feel good about my visit.",
  },
  {
    sentiments: ['Professional', 'Clear explanations', 'Responsive follow-up', 'Trustworthy'],
    businessName: 'Stone Legal',
    thankSomeone: 'Ms. Gray',
    draft:
      'Stone Legal kept everything professional, gave me clear explanations and stayed in touch. I trust them. I appreciate it, Ms. Gray!',
  },
  {
    sentiments: ['Attentive', 'Put me at ease', 'Helpful', 'Well organized'],
    draft:
      'I appreciated how organized and attentive they were. They were helpful with everything I needed and made me feel comfortable.',
  },
  {
    sentiments: [
      'Treated with respect',
      'Friendly staff',
      'Seen on time',
      'Clean and comfortable office',
    ],
    businessName: 'Park Dental',
    draft:
      'Park Dental has a clean and comfortable office and friendly staff who treated me with respect. I was seen on time. All in all, a great experience.',
  },
  {
    sentiments: ['Listened to me', 'Thorough', 'Helpful', 'Clear explanations'],
    draft:
      'They listened to my questions and answered them clearly. Thorough and helpful. Very happy!',
  },
  {
    sentiments: ['Never felt rushed', 'Knowledgeable', 'Friendly staff', 'Trustworthy'],
    businessName: 'Bell Vision',
    thankSomeone: 'Omar',
    draft:
      'Friendly folks at Bell Vision who know their stuff. I trust them and there was no rush. Thanks a lot, Omar.',
  },
  {
    sentiments: ['Caring and compassionate', 'Well organized', 'Professional', 'Put me at ease'],
    draft: 'They were caring, compassionate, organized and professional, and that put me at ease.',
  },
  {
    sentiments: ['Helpful', 'Easy to schedule', 'Seen on time', 'Attentive'],
    draft:
      'Easy to schedule, seen on time, and everyone was attentive and helpful. I was really pleased with the whole experience.',
  },
  {
    sentiments: ['Friendly staff', 'Helpful', 'Listened to me', 'Professional'],
    businessName: 'Joe & Sons',
    draft:
      "Good people at Joe & Sons. They're friendly, helpful and professional, and they listened to what I had to say.",
  },
  {
    sentiments: ['Calm', 'Knowledgeable', 'Thorough', 'Treated with respect'],
    thankSomeone: 'Dr. Mary Fox',
    draft:
      "It was calm and they treated me with respect. They're knowledgeable and thorough. I want to thank Dr. Mary Fox.",
  },
  {
    sentiments: [
      'Friendly staff',
      'Caring and compassionate',
      'Knowledgeable',
      'Clear explanations',
    ],
    businessName: 'Maple Grove Dental',
    thankSomeone: 'Dr. Alvarez',
    draft:
      'I had such a good experience at Maple Grove Dental. Everyone was friendly and genuinely caring, and it was clear they really know their field. They explained every step in simple terms. A huge thank you to Dr. Alvarez!',
  },
  {
    sentiments: ['Easy to schedule', 'Seen on time', 'Never felt rushed', 'Thorough'],
    draft:
      "Couldn't have been easier to schedule, and I was taken in right on time. Even so, nothing felt rushed and they were incredibly thorough.",
  },
  {
    sentiments: ['Listened to me', 'Put me at ease', 'Treated with respect', 'Attentive'],
    businessName: 'Haven Therapy',
    draft:
      'At Haven Therapy I felt truly heard. They were attentive, respectful, and so good at putting me at ease.',
  },
  {
    sentiments: ['Professional', 'Trustworthy', 'Helpful', 'Responsive follow-up'],
    thankSomeone: 'Kim',
    draft:
      'Very professional and honest people. They were happy to help and quick to get back to me. Thank you for everything, Kim!',
  },
  {
    sentiments: [
      'Clean and comfortable office',
      'Friendly staff',
      'Well organized',
      'Knowledgeable',
    ],
    businessName: 'Cedar Eye Care',
    draft:
      "Cedar Eye Care is clean, comfortable and very well run. The staff was so welcoming, and they know exactly what they're doing.",
  },
  {
    sentiments: ['Thorough', 'Listened to me', 'Clear explanations', 'Never felt rushed'],
    thankSomeone: 'Dr. Wu',
    draft:
      "They really listened, went over everything in detail, and made sure I understood. I didn't feel rushed for a second. Thanks, Dr. Wu!",
  },
  {
    sentiments: ['Caring and compassionate', 'Put me at ease', 'Helpful', 'Friendly staff'],
    businessName: 'Blue Door Acupuncture',
    draft:
      'The folks at Blue Door Acupuncture are so warm and caring. I felt relaxed and comfortable, and they were glad to help with anything I needed.',
  },
  {
    sentiments: ['Attentive', 'Treated with respect', 'Professional', 'Seen on time'],
    draft:
      'Everyone treated me with respect and paid attention to what I needed. Professional all around, and my appointment started on time.',
  },
  {
    sentiments: ['Friendly staff', 'Helpful', 'Clear explanations', 'Responsive follow-up'],
    businessName: 'Summit Hearing',
    thankSomeone: 'Paula',
    draft:
      'Summit Hearing was great. The staff was friendly and helpful, they explained things well, and they stayed in touch after my visit. Thank you Paula!',
  },
  {
    sentiments: ['Trustworthy', 'Knowledgeable', 'Thorough', 'Professional'],
    draft: "I trust these people. They're thorough, knowledgeable, and professional.",
  },
  {
    sentiments: ['Well organized', 'Easy to schedule', 'Friendly staff', 'Listened to me'],
    businessName: 'Bayview Pediatrics',
    draft:
      'Scheduling was simple and the whole visit was organized. What I appreciated most was that they actually listened. Such a friendly team at Bayview Pediatrics!',
  },
  {
    sentiments: [
      'Never felt rushed',
      'Put me at ease',
      'Clear explanations',
      'Caring and compassionate',
    ],
    thankSomeone: 'Jamal',
    draft:
      'I was never rushed and felt completely at ease. They took the time to answer all my questions and were so kind about it. Special thanks to Jamal!',
  },
  {
    sentiments: ['Seen on time', 'Clean and comfortable office', 'Helpful', 'Professional'],
    draft:
      'Seen on time in a clean, comfortable office by helpful, professional people. Good visit.',
  },
  {
    sentiments: ['Knowledgeable', 'Attentive', 'Trustworthy', 'Treated with respect'],
    businessName: 'Orion Law Group',
    thankSomeone: 'Ms. Tran',
    draft:
      "Orion Law Group was attentive, knowledgeable and respectful, and I felt in good hands. I know I can trust them. I'm so grateful to Ms. Tran.",
  },
  {
    sentiments: ['Friendly staff', 'Caring and compassionate', 'Thorough', 'Listened to me'],
    draft:
      'Such a kind, friendly group of people! They were thorough and listened to all of my concerns.',
  },
  {
    sentiments: ['Helpful', 'Well organized', 'Easy to schedule', 'Put me at ease'],
    businessName: 'Lakeside Vet',
    draft:
      "Easy scheduling, organized, helpful, and they put me at ease. I'm really happy with Lakeside Vet.",
  },
  {
    sentiments: ['Responsive follow-up', 'Seen on time', 'Professional', 'Clear explanations'],
    thankSomeone: 'Ben',
    draft:
      'They followed up promptly, were right on schedule, and gave me clear, easy to understand explanations. All very professional. Thank you to Ben!',
  },
  {
    sentiments: [
      'Caring and compassionate',
      'Friendly staff',
      'Never felt rushed',
      'Clean and comfortable office',
    ],
    draft:
      'I felt so welcome and cared for. The office was clean and comfortable, and I was never made to feel rushed. It made such a difference.',
  },
  {
    sentiments: ['Thorough', 'Attentive', 'Knowledgeable', 'Helpful'],
    businessName: 'Prime Auto',
    thankSomeone: 'Rico',
    draft:
      "Shoutout to Rico and everyone at Prime Auto. They were attentive, thorough, helpful, and really know what they're doing.",
  },
  {
    sentiments: ['Treated with respect', 'Listened to me', 'Trustworthy', 'Put me at ease'],
    draft:
      'They treated me like a person, listened to what I had to say, and made me feel comfortable. I feel I can trust them.',
  },
  {
    sentiments: ['Funny dentist', 'Friendly staff', 'Thorough', 'Clear explanations'],
    draft:
      'The dentist was funny and the staff was so friendly. They were thorough and explained it all clearly.',
  },
  {
    sentiments: ['Clean bathrooms', 'Seen on time', 'Professional', 'Helpful'],
    draft:
      'Clean bathrooms, professional and helpful staff, and I was seen on time. Great experience.',
  },
  {
    sentiments: ['Quick', 'Well organized', 'Easy to schedule', 'Knowledgeable'],
    businessName: 'Metro Clinic',
    draft: 'It was quick, organized and easy to schedule. Very knowledgeable team at Metro Clinic.',
  },
  {
    sentiments: ["didn't judge me", 'Caring and compassionate', 'Listened to me', 'Put me at ease'],
    thankSomeone: 'Dr. Hope',
    draft:
      "They were caring and compassionate and didn't judge me. I felt listened to and at ease. Thank you so much, Dr. Hope.",
  },
  {
    sentiments: ['no upselling', 'Trustworthy', 'Clear explanations', 'Thorough'],
    draft:
      'There was no upselling. They were thorough and trustworthy and explained everything clearly.',
  },
  {
    sentiments: ['easy parking', 'Friendly staff', 'Seen on time', 'Clean and comfortable office'],
    draft:
      'Easy parking, friendly staff, and a clean and comfortable office. I was seen right on time too.',
  },
  {
    sentiments: [
      'good with nervous patients',
      'Put me at ease',
      'Caring and compassionate',
      'Never felt rushed',
    ],
    draft:
      'They are so good with nervous patients. They put me at ease, never rushed me, and were caring and compassionate.',
  },
  {
    sentiments: ['affordable', 'Professional', 'Helpful', 'Thorough'],
    thankSomeone: 'Lou',
    draft: 'Affordable, professional, thorough and helpful. Big thank you to Lou!',
  },
  {
    sentiments: [
      'My dog loves them',
      'Friendly staff',
      'Caring and compassionate',
      'Knowledgeable',
    ],
    businessName: 'Paws Vet',
    draft:
      'My dog loves them! Friendly, caring, compassionate and knowledgeable people at Paws Vet.',
  },
  {
    sentiments: ['worth the drive', 'Thorough', 'Professional', 'Listened to me'],
    draft: 'Worth the drive. They listened to me and were thorough and professional.',
  },
  {
    sentiments: ['Friendly staff', 'Professional', 'Seen on time', 'Helpful'],
    note: 'My crown looks great.',
    draft: 'Friendly, professional and helpful staff who saw me on time. My crown looks great.',
  },
  {
    sentiments: ['Listened to me', 'Knowledgeable', 'Clear explanations', 'Put me at ease'],
    thankSomeone: 'Dr. Amin',
    note: 'Dr. Amin explained my MRI better than anyone',
    draft:
      'They listened to me, put me at ease, and were knowledgeable. Clear explanations, too. Dr. Amin explained my MRI better than anyone. Thank you, Dr. Amin!',
  },
  {
    sentiments: ['Never felt rushed', 'Helpful', 'Thorough', 'Attentive'],
    note: 'Will bring my kids next time!!',
    draft:
      'Attentive, helpful and thorough, and I never felt rushed. Will bring my kids next time!!',
  },
  {
    sentiments: ['Friendly staff', 'Put me at ease', 'Trustworthy', 'Clean and comfortable office'],
    businessName: 'Golden Spa',
    thankSomeone: 'Mei',
    note: 'So relaxing',
    draft:
      'Golden Spa is clean and comfortable, the staff is friendly, and I felt at ease and could trust them. So relaxing. Thank you, Mei.',
  },
  {
    sentiments: ['Friendly staff', 'Thorough', 'Helpful', 'Clear explanations'],
    draft:
      'Gotta say, these are super friendly and helpful people. They were thorough and explained everything so clearly!',
  },
  {
    sentiments: ['Professional', 'Listened to me', 'Never felt rushed', 'Caring and compassionate'],
    businessName: 'North Clinic',
    draft:
      'It was so nice to feel listened to and not rushed. Everyone at North Clinic was professional, caring and compassionate.',
  },
  {
    sentiments: ['Well organized', 'Attentive', 'Friendly staff', 'Knowledgeable'],
    draft:
      'Everything went smoothly and was so well organized. Friendly, attentive, and very knowledgeable staff!',
  },
  {
    sentiments: ['Seen on time', 'Treated with respect', 'Thorough', 'Easy to schedule'],
    thankSomeone: 'Carl',
    draft:
      'Made an appointment with no trouble at all, got in right on time, and was treated with respect. They were thorough too. Appreciate it, Carl!',
  },
  {
    sentiments: ['Clear explanations', 'Caring and compassionate', 'Trustworthy', 'Listened to me'],
    draft:
      'They cared, they listened, and they explained everything so I knew what to expect. I completely trust them.',
  },
  {
    sentiments: ['Helpful', 'Professional', 'Clean and comfortable office', 'Never felt rushed'],
    businessName: 'Oak Dental',
    draft:
      'My visit to Oak Dental was great. Helpful, professional people, a clean and comfortable office, and no rushing at all.',
  },
  {
    sentiments: ['Friendly staff', 'Listened to me', 'Attentive', 'Knowledgeable'],
    draft:
      'What a friendly, attentive team. They listened closely and clearly knew their stuff. Very glad I went.',
  },
  {
    sentiments: ['Thorough', 'Responsive follow-up', 'Put me at ease', 'Treated with respect'],
    thankSomeone: 'Dr. Jo Ann Hill',
    draft:
      'Thorough, respectful, and they made me feel at ease. They also followed up with me, which I really appreciated. Thank you Dr. Jo Ann Hill.',
  },
  {
    sentiments: ['Easy to schedule', 'Knowledgeable', 'Friendly staff', 'Professional'],
    draft:
      'Getting an appointment was easy and the staff was professional, friendly, and knowledgeable from beginning to end.',
  },
  {
    sentiments: ['Seen on time', 'Trustworthy', 'Helpful', 'Well organized'],
    businessName: 'Pioneer Tax',
    draft:
      'Pioneer Tax is organized, helpful and trustworthy, and they were on time. Very pleased with the service.',
  },
  {
    sentiments: ['Caring and compassionate', 'Clear explanations', 'Thorough', 'Put me at ease'],
    draft:
      'I felt calm and comfortable the entire time. They were compassionate and caring, thorough in everything they did, and clear in their explanations.',
  },
  {
    sentiments: ['Never felt rushed', 'Listened to me', 'Treated with respect', 'Friendly staff'],
    thankSomeone: 'Tess',
    draft:
      'Thank you, Tess! Everyone was friendly and respectful, I felt listened to, and no one rushed me.',
  },
  {
    sentiments: ['Attentive', 'Helpful', 'Easy to schedule', 'Clean and comfortable office'],
    draft: 'Attentive and helpful, easy to schedule with, and the place is clean and comfortable.',
  },
  {
    sentiments: ['Knowledgeable', 'Professional', 'Clear explanations', 'Seen on time'],
    businessName: 'Delta Derm',
    draft:
      'Delta Derm kept to the schedule, and everyone was professional and so knowledgeable. They walked me through everything step by step.',
  },
  {
    sentiments: ['Trustworthy', 'Caring and compassionate', 'Friendly staff', 'Put me at ease'],
    draft:
      "It's clear how much they care. I felt comfortable with everyone there, and I trust them. Friendly people!",
  },
  {
    sentiments: ['Listened to me', 'Helpful', 'Attentive', 'Thorough'],
    draft:
      'Really good listeners. They were attentive and thorough and helped me with everything I needed.',
  },
  {
    sentiments: [
      'Responsive follow-up',
      'Knowledgeable',
      'Friendly staff',
      'Caring and compassionate',
    ],
    thankSomeone: 'Dr. Stone',
    draft:
      'I appreciate how responsive they were with follow-up. Knowledgeable, friendly, caring and compassionate. Thanks to Dr. Stone and the team.',
  },
  {
    sentiments: ['Treated with respect', 'Well organized', 'Professional', 'Clear explanations'],
    draft:
      'Respectful, professional, organized, and everything was explained in a clear way. Happy with how everything went.',
  },
  {
    sentiments: ['Friendly staff', 'Never felt rushed', 'Seen on time', 'Thorough'],
    draft: 'On time, friendly, thorough, no rush. Great visit.',
  },
];

/** Each contains one thing that the visitor didn't say. */
export const badModelDrafts: readonly (ModelDraft & { invented: string })[] = [
  {
    sentiments: ['Friendly staff', 'Helpful', 'Seen on time', 'Professional'],
    businessName: 'Oakwood Family Dental',
    draft:
      'Oakwood Family Dental has friendly, helpful staff. They were professional, and I was seen on time and back in my car by noon.',
    invented: 'back in my car by noon',
  },
  {
    sentiments: ['Listened to me', 'Never felt rushed', 'Clear explanations', 'Knowledgeable'],
    thankSomeone: 'Dr. Patel',
    draft:
      'I felt heard and never rushed. Dr. Patel explained everything clearly and knows so much.',
    invented: 'Dr. Patel explained',
  },
  {
    sentiments: ['Listened to me', 'Never felt rushed', 'Clear explanations', 'Knowledgeable'],
    thankSomeone: 'Dr. Patel',
    draft:
      'I felt heard and never rushed. Clear explanations and very knowledgeable. Thank you, Dr. Patel, you were wonderful.',
    invented: 'you were wonderful',
  },
  {
    sentiments: ['Caring and compassionate', 'Put me at ease', 'Attentive', 'Treated with respect'],
    businessName: 'Harbor Vet',
    draft:
      'Harbor Vet was caring and compassionate to me and my dog. They put me at ease, were attentive, and treated me with respect.',
    invented: 'my dog',
  },
  {
    sentiments: [
      'Well organized',
      'Easy to schedule',
      'Seen on time',
      'Clean and comfortable office',
    ],
    draft:
      'Booking online was easy, I was seen on time, it was organized and the office was clean and comfortable.',
    invented: 'online',
  },
  {
    sentiments: [
      'Well organized',
      'Easy to schedule',
      'Seen on time',
      'Clean and comfortable office',
    ],
    draft:
      'Easy to schedule for the same week, seen on time, well organized, and a clean and comfortable office.',
    invented: 'same week',
  },
  {
    sentiments: ['Thorough', 'Helpful', 'Trustworthy', 'Responsive follow-up'],
    businessName: 'Summit PT',
    thankSomeone: 'Lena',
    draft: 'Thorough, helpful and trustworthy. They followed up the next morning. Thanks, Lena!',
    invented: 'the next morning',
  },
  {
    sentiments: ['Thorough', 'Helpful', 'Trustworthy', 'Responsive follow-up'],
    businessName: 'Summit PT',
    thankSomeone: 'Lena',
    draft: 'Thorough, helpful and trustworthy. They followed up twice. Thanks, Lena!',
    invented: 'twice',
  },
  {
    sentiments: ['Thorough', 'Helpful', 'Trustworthy', 'Responsive follow-up'],
    businessName: 'Summit PT',
    thankSomeone: 'Lena',
    draft: 'Thorough, helpful and trustworthy, with responsive follow-up by email. Thanks, Lena!',
    invented: 'by email',
  },
  {
    sentiments: ['Friendly staff', 'Professional', 'Knowledgeable', 'Listened to me'],
    draft:
      'Friendly staff, professional, knowledgeable. They listened to me like they have every time.',
    invented: 'every time',
  },
  {
    sentiments: ['Friendly staff', 'Professional', 'Knowledgeable', 'Listened to me'],
    draft: 'Friendly staff, professional, knowledgeable, and they listened to me. We will be back.',
    invented: 'we will be back',
  },
  {
    sentiments: ['Friendly staff', 'Professional', 'Knowledgeable', 'Listened to me'],
    draft:
      'Friendly staff, professional, knowledgeable, and they listened to me. I recommend them.',
    invented: 'recommend',
  },
  {
    sentiments: ['Friendly staff', 'Professional', 'Knowledgeable', 'Listened to me'],
    draft: 'Friendly staff, professional, knowledgeable, and they listened to me. Five stars!',
    invented: 'five stars',
  },
  {
    sentiments: ['Friendly staff', 'Clear explanations', 'Never felt rushed', 'Trustworthy'],
    thankSomeone: 'Mrs. Chen',
    draft:
      'Friendly staff, clear explanations, no rush, and I trust them. Mrs. Chen was friendly too. Thank you.',
    invented: 'Mrs. Chen was friendly',
  },
  {
    sentiments: ['Friendly staff', 'Clear explanations', 'Never felt rushed', 'Trustworthy'],
    thankSomeone: 'Mrs. Chen',
    draft:
      'Friendly staff who explained everything clearly and never rushed me. I trust them. Thank you, Mrs. Chen, for explaining everything.',
    invented: 'for explaining everything',
  },
  {
    sentiments: ['Friendly staff', 'made me laugh', 'Thorough', 'Never felt rushed'],
    draft: 'Friendly staff, thorough, never rushed, and they made me and my son laugh.',
    invented: 'my son',
  },
  {
    sentiments: ['Professional', 'no pain', 'Put me at ease', 'Seen on time'],
    draft: 'Professional. No pain after the shot, they put me at ease, and I was seen on time.',
    invented: 'the shot',
  },
  {
    sentiments: ['Professional', 'no pain', 'Put me at ease', 'Seen on time'],
    draft: 'Professional. There was pain, but they put me at ease, and I was seen on time.',
    invented: 'pain',
  },
  {
    sentiments: ['Helpful', 'explains billing', 'Friendly staff', 'Well organized'],
    draft: 'Friendly, helpful and organized. They explained billing and saved me money.',
    invented: 'saved me money',
  },
  {
    sentiments: [
      'Knowledgeable',
      'gentle hygienist',
      'Clear explanations',
      'Clean and comfortable office',
    ],
    draft:
      'The gentle hygienist cleaned my teeth. Knowledgeable, clear explanations, clean and comfortable office.',
    invented: 'cleaned my teeth',
  },
  {
    sentiments: ['Thorough', 'great with kids', 'Friendly staff', 'Attentive'],
    draft: 'They are great with kids, and mine loved them. Friendly, attentive and thorough.',
    invented: 'mine loved them',
  },
  {
    sentiments: ['Friendly staff', 'Helpful', 'Thorough', 'Professional'],
    note: 'They even validated my parking!',
    draft:
      "Friendly, helpful, thorough and professional. They even validated my parking! It's a big garage.",
    invented: 'big garage',
  },
  {
    sentiments: [
      'Caring and compassionate',
      'Listened to me',
      'Put me at ease',
      'Never felt rushed',
    ],
    thankSomeone: 'Thuy',
    draft:
      'They were caring and compassionate and listened to me. I felt at ease for the first time in months and was never rushed. Thank you, Thuy.',
    invented: 'first time in months',
  },
  {
    sentiments: ['Easy to schedule', 'Helpful', 'Responsive follow-up', 'Knowledgeable'],
    draft: 'Easy to schedule, they got back to me within the hour, knowledgeable and helpful.',
    invented: 'within the hour',
  },
  {
    sentiments: ['Easy to schedule', 'Helpful', 'Responsive follow-up', 'Knowledgeable'],
    draft: 'Easy to get an appointment quickly, responsive follow-up, knowledgeable and helpful.',
    invented: 'quickly',
  },
  {
    sentiments: ['Easy to schedule', 'Helpful', 'Responsive follow-up', 'Knowledgeable'],
    draft:
      'They got me in fast, were easy to schedule with, knowledgeable, helpful, and they followed up.',
    invented: 'fast',
  },
  {
    sentiments: ['Attentive', 'Treated with respect', 'Trustworthy', 'Thorough'],
    draft:
      'They treated me with respect, were attentive and thorough, and never tried to sell me anything. I trust them.',
    invented: 'never tried to sell',
  },
  {
    sentiments: ['Friendly staff', 'Clean and comfortable office', 'Professional', 'Seen on time'],
    draft:
      'Clean and comfortable office with nice music, friendly staff, professional, and on time.',
    invented: 'music',
  },
  {
    sentiments: ['Friendly staff', 'Clean and comfortable office', 'Professional', 'Seen on time'],
    draft:
      'Clean and comfortable office with a nice view. Friendly staff, professional, and on time.',
    invented: 'view',
  },
  {
    sentiments: ['Friendly staff', 'Clean and comfortable office', 'Professional', 'Seen on time'],
    draft: 'The office is new, clean and comfortable. Friendly staff, professional, and on time.',
    invented: 'new',
  },
  {
    sentiments: ['Clear explanations', 'Helpful', 'Listened to me', 'Caring and compassionate'],
    draft:
      'They listened, explained my diagnosis clearly, and were caring, compassionate and helpful.',
    invented: 'diagnosis',
  },
  {
    sentiments: ['Well organized', 'Professional', 'Thorough', 'Never felt rushed'],
    draft: 'Professional, organized, thorough and unrushed. Much better than where I went before.',
    invented: 'better than',
  },
  {
    sentiments: ['Well organized', 'Professional', 'Thorough', 'Never felt rushed'],
    draft: 'Professional, organized, thorough and unrushed, even though I came in late.',
    invented: 'came in late',
  },
  {
    sentiments: ['Friendly staff', 'Put me at ease', 'Knowledgeable', 'Treated with respect'],
    draft: 'I was scared, but they put me at ease. Friendly, knowledgeable, respectful staff.',
    invented: 'scared',
  },
  {
    sentiments: ['Friendly staff', 'Put me at ease', 'Knowledgeable', 'Treated with respect'],
    draft: 'I hate needles, and they put me at ease. Friendly, knowledgeable, respectful staff.',
    invented: 'hate needles',
  },
  {
    sentiments: ['Friendly staff', 'Put me at ease', 'Knowledgeable', 'Treated with respect'],
    draft:
      'They put me at ease while I was in the chair. Friendly, knowledgeable, respectful staff.',
    invented: 'chair',
  },
  {
    sentiments: ['Seen on time', 'Clear explanations', 'Attentive', 'Helpful'],
    thankSomeone: 'Joan',
    draft:
      'They saw me on time, explained everything clearly, and were attentive and helpful. Joan made my day. Thank you!',
    invented: 'Joan made my day',
  },
  {
    sentiments: ['Seen on time', 'Clear explanations', 'Attentive', 'Helpful'],
    thankSomeone: 'Joan',
    draft: 'Thanks to Joan I was seen on time. Clear explanations, attentive and helpful.',
    invented: 'thanks to Joan I was seen',
  },
  {
    sentiments: ['Seen on time', 'Clear explanations', 'Attentive', 'Helpful'],
    thankSomeone: 'Joan',
    draft: 'I was seen on time by Joan. Clear explanations, attentive and helpful. Thank you!',
    invented: 'by Joan',
  },
  {
    sentiments: ['Seen on time', 'Clear explanations', 'Attentive', 'Helpful'],
    thankSomeone: 'Joan',
    draft: 'Seen on time, clear explanations, attentive and helpful. Thank you, Joan and Mike!',
    invented: 'Mike',
  },
  {
    sentiments: [
      'Trustworthy',
      'Listened to me',
      'Responsive follow-up',
      'Caring and compassionate',
    ],
    draft: 'They care, they listened, they called to follow up, and I trust them.',
    invented: 'called',
  },
  {
    sentiments: [
      'Trustworthy',
      'Listened to me',
      'Responsive follow-up',
      'Caring and compassionate',
    ],
    draft: 'They care, they listened, they follow up, and I trust them with my family.',
    invented: 'family',
  },
  {
    sentiments: [
      'Clean and comfortable office',
      'Friendly staff',
      'Easy to schedule',
      'Never felt rushed',
    ],
    draft:
      'The office and bathroom were clean and comfortable. Friendly staff, easy to schedule, no rush.',
    invented: 'bathroom',
  },
  {
    sentiments: [
      'Clean and comfortable office',
      'Friendly staff',
      'Easy to schedule',
      'Never felt rushed',
    ],
    draft:
      'The waiting room is clean and comfortable. Friendly office staff, easy to schedule, no rush.',
    invented: 'waiting room',
  },
  {
    sentiments: ['Thorough', 'Knowledgeable', 'Clear explanations', 'Professional'],
    draft: 'Thorough, knowledgeable, professional, with clear explanations of every treatment.',
    invented: 'treatment',
  },
  {
    sentiments: ['Thorough', 'Knowledgeable', 'Clear explanations', 'Professional'],
    draft:
      'Thorough, knowledgeable, professional, with clear explanations. They drew me a picture.',
    invented: 'picture',
  },
  {
    sentiments: ['Caring and compassionate', 'Friendly staff', 'Helpful', 'Attentive'],
    draft: 'Caring, compassionate, attentive, friendly and helpful to everyone who came in.',
    invented: 'everyone who came in',
  },
  {
    sentiments: ['Caring and compassionate', 'Friendly staff', 'Helpful', 'Attentive'],
    draft: 'Caring, compassionate, attentive, friendly and helpful. They remembered me.',
    invented: 'remembered me',
  },
  {
    sentiments: ['Caring and compassionate', 'Friendly staff', 'Helpful', 'Attentive'],
    draft: 'Caring, compassionate, attentive, friendly and helpful nurses.',
    invented: 'nurses',
  },
  {
    sentiments: ['Friendly staff', 'Thorough', 'Seen on time', 'Trustworthy'],
    thankSomeone: 'Ana',
    draft: 'Friendly, thorough, on time, trustworthy. Thank you to Ana at the front desk.',
    invented: 'front desk',
  },
  {
    sentiments: ['Friendly staff', 'Thorough', 'Seen on time', 'Trustworthy'],
    thankSomeone: 'Ana',
    draft: 'Friendly, thorough, on time, trustworthy. Thank you to my dentist Ana.',
    invented: 'dentist',
  },
  {
    sentiments: ['Friendly staff', 'Thorough', 'Seen on time', 'Trustworthy'],
    thankSomeone: 'Ana',
    draft: 'Friendly, thorough, on time, trustworthy. Ana is a gem, thank you.',
    invented: 'a gem',
  },
  {
    sentiments: ['Listened to me', 'Professional', 'Treated with respect', 'Never felt rushed'],
    draft: 'They listened for an hour, were professional, respectful, and never rushed me.',
    invented: 'an hour',
  },
  {
    sentiments: ['Listened to me', 'Professional', 'Treated with respect', 'Never felt rushed'],
    draft: 'They listened to my whole story, were professional, respectful, and never rushed me.',
    invented: 'story',
  },
  {
    sentiments: ['Put me at ease', 'Helpful', 'Clear explanations', 'Clean and comfortable office'],
    draft:
      'They put me at ease, helped me with my forms, explained everything clearly, clean and comfortable office.',
    invented: 'forms',
  },
  {
    sentiments: ['Put me at ease', 'Helpful', 'Clear explanations', 'Clean and comfortable office'],
    draft:
      'They put me at ease, helped me feel better, explained everything clearly, clean and comfortable office.',
    invented: 'feel better',
  },
  {
    sentiments: ['Responsive follow-up', 'Knowledgeable', 'Well organized', 'Easy to schedule'],
    draft:
      'Easy to schedule my next appointment. Organized, knowledgeable, with a prompt follow-up.',
    invented: 'next appointment',
  },
  {
    sentiments: ['Responsive follow-up', 'Knowledgeable', 'Well organized', 'Easy to schedule'],
    draft: 'Easy to reschedule when I got sick. Organized, knowledgeable, with a prompt follow-up.',
    invented: 'got sick',
  },
  {
    sentiments: ['Friendly staff', 'Professional', 'Caring and compassionate', 'Listened to me'],
    draft:
      'Everyone from the nurse to the doctor was friendly and professional. They listened and were caring and compassionate.',
    invented: 'nurse doctor',
  },
  {
    sentiments: ['Attentive', 'Helpful', 'Seen on time', 'Thorough'],
    draft: 'Attentive, helpful, thorough, and on time both times.',
    invented: 'both times',
  },
  {
    sentiments: ['Attentive', 'Helpful', 'Seen on time', 'Thorough'],
    draft: 'Attentive, helpful, thorough, and on time. I was done quickly.',
    invented: 'done quickly',
  },
  {
    sentiments: ['Attentive', 'Helpful', 'Seen on time', 'Thorough'],
    draft: 'Attentive, helpful, thorough, and on time on a Saturday.',
    invented: 'Saturday',
  },
  {
    sentiments: ['Trustworthy', 'Treated with respect', 'Knowledgeable', 'Clear explanations'],
    draft:
      'I trust them, and so does my brother. They know their stuff, explained it clearly and were respectful.',
    invented: 'my brother',
  },
  {
    sentiments: ['Trustworthy', 'Treated with respect', 'Knowledgeable', 'Clear explanations'],
    draft:
      'I trust them. They know their stuff, explained it clearly, were respectful, and gave me a fair quote.',
    invented: 'fair quote',
  },
  {
    sentiments: ['Never felt rushed', 'Listened to me', 'Put me at ease', 'Attentive'],
    draft:
      'Never rushed, they listened, attentive, and I was at ease the moment I sat down with my coffee.',
    invented: 'coffee',
  },
  {
    sentiments: ['Never felt rushed', 'Listened to me', 'Put me at ease', 'Attentive'],
    draft: 'Never rushed, they listened, attentive, put me at ease and gave me a smile.',
    invented: 'smile',
  },
  {
    sentiments: ['Friendly staff', 'Well organized', 'Seen on time', 'Helpful'],
    draft: 'Friendly, helpful, organized, on time. They had my file ready.',
    invented: 'file',
  },
  {
    sentiments: ['Friendly staff', 'Well organized', 'Seen on time', 'Helpful'],
    draft:
      'Friendly, helpful, organized, on time. They had everything ready when I walked in the door.',
    invented: 'door',
  },
  {
    sentiments: [
      'Clean and comfortable office',
      'Professional',
      'Thorough',
      'Caring and compassionate',
    ],
    thankSomeone: 'Dr. Lee',
    draft:
      'Clean and comfortable office, professional, thorough, caring and compassionate. Dr. Lee took great care of me. Thank you!',
    invented: 'took great care',
  },
  {
    sentiments: [
      'Clean and comfortable office',
      'Professional',
      'Thorough',
      'Caring and compassionate',
    ],
    thankSomeone: 'Dr. Lee',
    draft:
      'Clean and comfortable office, professional, thorough, caring and compassionate. Thanks to Dr. Lee for the great care.',
    invented: 'great care by',
  },
  {
    sentiments: ['Easy to schedule', 'Friendly staff', 'Clear explanations', 'Trustworthy'],
    draft: 'Easy to schedule, friendly, clear explanations, trustworthy. My mom goes here too.',
    invented: 'mom',
  },
  {
    sentiments: ['Easy to schedule', 'Friendly staff', 'Clear explanations', 'Trustworthy'],
    draft: 'Easy to schedule over the phone, friendly, clear explanations, trustworthy.',
    invented: 'phone',
  },
  {
    sentiments: ['Easy to schedule', 'Friendly staff', 'Clear explanations', 'Trustworthy'],
    draft: 'Easy to schedule around my work, friendly, clear explanations, trustworthy.',
    invented: 'around my work',
  },
  {
    sentiments: ['Took my insurance', 'Friendly staff', 'Helpful', 'Professional'],
    draft: 'They took my insurance and my copay was low. Friendly, helpful, professional.',
    invented: 'copay',
  },
  {
    sentiments: ['a bit pricey but worth it', 'Thorough', 'Knowledgeable', 'Professional'],
    draft: 'A bit pricey but worth it. Thorough, knowledgeable, professional. I paid cash.',
    invented: 'cash',
  },
  {
    sentiments: ['not pushy', 'Helpful', 'Listened to me', 'Trustworthy'],
    draft: 'They were pushy. Helpful, listened, trustworthy.',
    invented: 'pushy',
  },
  {
    sentiments: [
      'Saved my tooth',
      'Caring and compassionate',
      'Clear explanations',
      'Put me at ease',
    ],
    draft:
      'They saved my tooth after a fall. Caring, compassionate, clear, and they put me at ease.',
    invented: 'after a fall',
  },
  {
    sentiments: ['long wait', 'Friendly staff', 'Helpful', 'Thorough'],
    draft: 'There was a long wait of an hour, but friendly, helpful and thorough.',
    invented: 'an hour',
  },
  {
    sentiments: ['Friendly staff', 'Knowledgeable', 'Thorough', 'Put me at ease'],
    draft: 'Friendly, knowledgeable, thorough, and at ease. A hidden gem in town.',
    invented: 'hidden gem',
  },
  {
    sentiments: ['Professional', 'Helpful', 'Never felt rushed', 'Seen on time'],
    note: 'I can turn my head again!',
    draft:
      'Professional, helpful, on time, never rushed. My neck is good. I can turn my head again!',
    invented: 'neck is good',
  },
  {
    sentiments: [
      'Caring and compassionate',
      'Treated with respect',
      'Listened to me',
      'Clear explanations',
    ],
    draft: 'Respectful, caring, compassionate. They listened and explained each procedure clearly.',
    invented: 'procedure',
  },
  {
    sentiments: ['Well organized', 'Helpful', 'Friendly staff', 'Responsive follow-up'],
    thankSomeone: 'Jess',
    draft: 'Organized, friendly, helpful, and followed up. Thank you, Jess! She is great.',
    invented: 'she is great',
  },
  {
    sentiments: ['Well organized', 'Helpful', 'Friendly staff', 'Responsive follow-up'],
    thankSomeone: 'Jess',
    draft:
      'Organized, friendly, helpful, and followed up. Thank you, Jess! You made me feel at home.',
    invented: 'you made me feel',
  },
  {
    sentiments: ['Thorough', 'Attentive', 'Clear explanations', 'Never felt rushed'],
    draft:
      'They took the time to explain everything over and over, never rushed me, thorough, attentive.',
    invented: 'over and over',
  },
  {
    sentiments: [
      'Clean and comfortable office',
      'Put me at ease',
      'Friendly staff',
      'Treated with respect',
    ],
    draft:
      'Clean and comfortable office, friendly, respectful, and I was so at ease I fell asleep.',
    invented: 'fell asleep',
  },
  {
    sentiments: [
      'Clean and comfortable office',
      'Put me at ease',
      'Friendly staff',
      'Treated with respect',
    ],
    draft:
      'Clean and comfortable office with plenty of seats. Friendly, respectful, and I felt at ease.',
    invented: 'seats',
  },
  {
    sentiments: ['Knowledgeable', 'Trustworthy', 'Professional', 'Seen on time'],
    draft:
      "Knowledgeable, trustworthy, professional, on schedule. I've been a customer since 2010.",
    invented: '2010',
  },
  {
    sentiments: ['Knowledgeable', 'Trustworthy', 'Professional', 'Seen on time'],
    draft: "Knowledgeable, trustworthy, professional, on schedule, and I've been here a lot.",
    invented: 'been here a lot',
  },
  {
    sentiments: ['Easy to schedule', 'Caring and compassionate', 'Listened to me', 'Helpful'],
    draft: 'Easy to schedule, they listened, caring, compassionate, helpful with my claim.',
    invented: 'claim',
  },
  {
    sentiments: ['Friendly staff', 'Seen on time', 'Never felt rushed', 'Listened to me'],
    draft: 'Friendly, on time, not rushed, listened. I was in and out.',
    invented: 'in and out',
  },
  {
    sentiments: ['Friendly staff', 'Thorough', 'Caring and compassionate', 'Knowledgeable'],
    draft: 'Friendly, thorough, caring, compassionate, knowledgeable. They have an app.',
    invented: 'app',
  },
  {
    sentiments: ['Professional', 'Clear explanations', 'Responsive follow-up', 'Trustworthy'],
    draft: 'Professional, clear explanations, responsive follow-up, and I trust them. They won.',
    invented: 'won',
  },
  {
    sentiments: ['Attentive', 'Put me at ease', 'Helpful', 'Well organized'],
    draft: 'Attentive, helpful, organized, and they made me comfortable with a blanket.',
    invented: 'blanket',
  },
  {
    sentiments: [
      'Treated with respect',
      'Friendly staff',
      'Seen on time',
      'Clean and comfortable office',
    ],
    draft: 'Respectful, friendly, on time, and the office is clean, comfortable and close to home.',
    invented: 'close to home',
  },
  {
    sentiments: ['Listened to me', 'Thorough', 'Helpful', 'Clear explanations'],
    draft:
      'They listened, were thorough and helpful, and explained everything clearly to my husband and me.',
    invented: 'husband',
  },
  {
    sentiments: ['Never felt rushed', 'Knowledgeable', 'Friendly staff', 'Trustworthy'],
    draft: 'No rush, knowledgeable, friendly, and I trust them after all these years.',
    invented: 'years',
  },
  {
    sentiments: ['Caring and compassionate', 'Well organized', 'Professional', 'Put me at ease'],
    draft: 'Caring, compassionate, organized, professional, and they put me at ease with a joke.',
    invented: 'joke',
  },
  {
    sentiments: ['Helpful', 'Easy to schedule', 'Seen on time', 'Attentive'],
    draft: 'Easy to schedule, on time, attentive, helpful. I love that they are open late.',
    invented: 'open late',
  },
  {
    sentiments: ['Friendly staff', 'Helpful', 'Listened to me', 'Professional'],
    draft: 'Friendly, helpful, professional, and they listened when no one else would.',
    invented: 'no one else would',
  },
  {
    sentiments: ['Calm', 'Knowledgeable', 'Thorough', 'Treated with respect'],
    draft: 'It was calm, with candles. Respectful, knowledgeable, thorough.',
    invented: 'candles',
  },
  {
    sentiments: [
      'Friendly staff',
      'Caring and compassionate',
      'Knowledgeable',
      'Clear explanations',
    ],
    businessName: 'Maple Grove Dental',
    draft:
      'Maple Grove Dental has friendly, caring people who know their field. They explained every step before they did it.',
    invented: 'before they did it',
  },
  {
    sentiments: [
      'Friendly staff',
      'Caring and compassionate',
      'Knowledgeable',
      'Clear explanations',
    ],
    businessName: 'Maple Grove Dental',
    draft: 'Friendly, caring, compassionate, knowledgeable. They explained everything in Spanish.',
    invented: 'Spanish',
  },
  {
    sentiments: [
      'Friendly staff',
      'Caring and compassionate',
      'Knowledgeable',
      'Clear explanations',
    ],
    draft:
      'Friendly, caring, compassionate, knowledgeable. They explained everything while I was there for my cleaning.',
    invented: 'cleaning',
  },
  {
    sentiments: ['Easy to schedule', 'Seen on time', 'Never felt rushed', 'Thorough'],
    draft:
      'Easy to schedule, I was seen on time even though they were full, never rushed, thorough.',
    invented: 'they were full',
  },
  {
    sentiments: ['Easy to schedule', 'Seen on time', 'Never felt rushed', 'Thorough'],
    draft:
      'Easy to schedule and reschedule. I was seen on time, never rushed, and they were thorough.',
    invented: 'reschedule',
  },
  {
    sentiments: ['Easy to schedule', 'Seen on time', 'Never felt rushed', 'Thorough'],
    draft: 'Easy to schedule for both of us. Seen on time, never rushed, thorough.',
    invented: 'both of us',
  },
  {
    sentiments: ['Easy to schedule', 'Seen on time', 'Never felt rushed', 'Thorough'],
    draft:
      'Easy to schedule, on time, thorough, and they gave me all the time I needed to talk about my job.',
    invented: 'my job',
  },
  {
    sentiments: ['Listened to me', 'Put me at ease', 'Treated with respect', 'Attentive'],
    thankSomeone: 'Sue',
    draft:
      'They listened, put me at ease, and were respectful and attentive. Sue listened to me the most. Thank you!',
    invented: 'Sue listened',
  },
  {
    sentiments: ['Listened to me', 'Put me at ease', 'Treated with respect', 'Attentive'],
    thankSomeone: 'Sue',
    draft: 'They listened, put me at ease, and were respectful and attentive, thanks to Sue.',
    invented: 'thanks to Sue causal',
  },
  {
    sentiments: ['Listened to me', 'Put me at ease', 'Treated with respect', 'Attentive'],
    thankSomeone: 'Sue',
    draft:
      'They listened, put me at ease, and were respectful and attentive. Thank you Sue for being so kind.',
    invented: 'for being so kind',
  },
  {
    sentiments: ['Listened to me', 'Put me at ease', 'Treated with respect', 'Attentive'],
    thankSomeone: 'Sue',
    draft:
      'They listened, put me at ease, and were respectful and attentive. Thank you, Sue, I felt so cared for.',
    invented: 'cared for',
  },
  {
    sentiments: ['Listened to me', 'Put me at ease', 'Treated with respect', 'Attentive'],
    thankSomeone: 'Sue',
    draft: 'Attentive and respectful staff like Sue put me at ease and listened to me. Thank you.',
    invented: 'staff like Sue',
  },
  {
    sentiments: ['Professional', 'Trustworthy', 'Helpful', 'Responsive follow-up'],
    draft:
      'Professional, trustworthy, helpful, and they follow up. I have been with them since the beginning.',
    invented: 'since the beginning',
  },
  {
    sentiments: ['Professional', 'Trustworthy', 'Helpful', 'Responsive follow-up'],
    draft: 'Professional, trustworthy, helpful, and they follow up. A friend told me about them.',
    invented: 'friend',
  },
  {
    sentiments: ['Professional', 'Trustworthy', 'Helpful', 'Responsive follow-up'],
    draft: 'Professional, trustworthy, helpful, and they followed up the same day.',
    invented: 'same day',
  },
  {
    sentiments: ['Professional', 'Trustworthy', 'Helpful', 'Responsive follow-up'],
    draft: 'Professional, trustworthy, helpful, and responsive to my texts.',
    invented: 'texts',
  },
  {
    sentiments: [
      'Clean and comfortable office',
      'Friendly staff',
      'Well organized',
      'Knowledgeable',
    ],
    draft:
      'Clean and comfortable office, friendly, organized, knowledgeable. Everything looked brand new.',
    invented: 'brand new',
  },
  {
    sentiments: [
      'Clean and comfortable office',
      'Friendly staff',
      'Well organized',
      'Knowledgeable',
    ],
    draft: 'Clean and comfortable office with great lighting, friendly, organized, knowledgeable.',
    invented: 'lighting',
  },
  {
    sentiments: [
      'Clean and comfortable office',
      'Friendly staff',
      'Well organized',
      'Knowledgeable',
    ],
    draft: 'Clean and comfortable office, easy to find. Friendly, organized, knowledgeable staff.',
    invented: 'easy to find',
  },
  {
    sentiments: [
      'Clean and comfortable office',
      'Friendly staff',
      'Well organized',
      'Knowledgeable',
    ],
    draft: 'Clean, comfortable and quiet office. Friendly, organized, knowledgeable staff.',
    invented: 'quiet',
  },
  {
    sentiments: ['Thorough', 'Listened to me', 'Clear explanations', 'Never felt rushed'],
    draft: 'They listened, were thorough, explained the results clearly, and never rushed me.',
    invented: 'results',
  },
  {
    sentiments: ['Thorough', 'Listened to me', 'Clear explanations', 'Never felt rushed'],
    draft: 'They listened, were thorough, explained everything twice, and never rushed me.',
    invented: 'twice',
  },
  {
    sentiments: ['Thorough', 'Listened to me', 'Clear explanations', 'Never felt rushed'],
    draft:
      'They listened, were thorough, gave clear explanations, never rushed me, and I have less worry now.',
    invented: 'less worry',
  },
  {
    sentiments: ['Thorough', 'Listened to me', 'Clear explanations', 'Never felt rushed'],
    draft:
      'They listened, were thorough, gave clear explanations, and stayed late so I never felt rushed.',
    invented: 'stayed late',
  },
  {
    sentiments: ['Caring and compassionate', 'Put me at ease', 'Helpful', 'Friendly staff'],
    draft: 'Caring, compassionate, helpful, friendly. They put me at ease before the procedure.',
    invented: 'procedure',
  },
  {
    sentiments: ['Caring and compassionate', 'Put me at ease', 'Helpful', 'Friendly staff'],
    draft: 'Caring, compassionate, helpful, friendly. They put me at ease, which is not easy.',
    invented: 'not easy',
  },
  {
    sentiments: ['Caring and compassionate', 'Put me at ease', 'Helpful', 'Friendly staff'],
    draft: 'Caring, compassionate, helpful, friendly. They put my daughter at ease.',
    invented: 'daughter',
  },
  {
    sentiments: ['Caring and compassionate', 'Put me at ease', 'Helpful', 'Friendly staff'],
    draft: 'Caring, compassionate, helpful, friendly. They put me at ease with soft music.',
    invented: 'music',
  },
  {
    sentiments: ['Attentive', 'Treated with respect', 'Professional', 'Seen on time'],
    draft: 'Attentive, respectful, professional. I was seen on time at 8 in the morning.',
    invented: '8 in the morning',
  },
  {
    sentiments: ['Attentive', 'Treated with respect', 'Professional', 'Seen on time'],
    draft: 'Attentive, respectful, professional. I was seen on time, early in fact.',
    invented: 'early',
  },
  {
    sentiments: ['Attentive', 'Treated with respect', 'Professional', 'Seen on time'],
    draft: 'Attentive, respectful, professional, and I was seen on time again.',
    invented: 'again',
  },
  {
    sentiments: ['Friendly staff', 'Helpful', 'Clear explanations', 'Responsive follow-up'],
    draft: 'Friendly, helpful, clear, and they followed up. The price was good too.',
    invented: 'price',
  },
  {
    sentiments: ['Friendly staff', 'Helpful', 'Clear explanations', 'Responsive follow-up'],
    draft: 'Friendly, helpful, clear, and they followed up. My hearing is so good now.',
    invented: 'hearing',
  },
  {
    sentiments: ['Friendly staff', 'Helpful', 'Clear explanations', 'Responsive follow-up'],
    draft: 'Friendly, helpful, clear, and they followed up. I am happy I can hear my grandkids.',
    invented: 'grandkids',
  },
  {
    sentiments: ['Trustworthy', 'Knowledgeable', 'Thorough', 'Professional'],
    draft: 'I trust them, they are knowledgeable, thorough and professional, the best.',
    invented: 'the best',
  },
  {
    sentiments: ['Trustworthy', 'Knowledgeable', 'Thorough', 'Professional'],
    draft: 'I trust them over anyone else. Knowledgeable, thorough and professional.',
    invented: 'over anyone else',
  },
  {
    sentiments: ['Trustworthy', 'Knowledgeable', 'Thorough', 'Professional'],
    draft:
      'I trust them, they are knowledgeable, thorough and professional. I tell everyone about them.',
    invented: 'tell everyone',
  },
  {
    sentiments: ['Trustworthy', 'Knowledgeable', 'Thorough', 'Professional'],
    draft: 'I trust them with my car. Knowledgeable, thorough and professional.',
    invented: 'my car',
  },
  {
    sentiments: ['Well organized', 'Easy to schedule', 'Friendly staff', 'Listened to me'],
    draft: 'Organized, easy to schedule, friendly, they listened. My kids were happy.',
    invented: 'kids',
  },
  {
    sentiments: ['Well organized', 'Easy to schedule', 'Friendly staff', 'Listened to me'],
    draft: 'Organized, easy to schedule, friendly, they listened. We were all happy.',
    invented: 'we all',
  },
  {
    sentiments: ['Well organized', 'Easy to schedule', 'Friendly staff', 'Listened to me'],
    draft: 'Organized, easy to schedule on their website, friendly, they listened.',
    invented: 'website',
  },
  {
    sentiments: [
      'Never felt rushed',
      'Put me at ease',
      'Clear explanations',
      'Caring and compassionate',
    ],
    thankSomeone: 'Jamal',
    draft:
      'Never rushed, at ease, clear explanations, caring and compassionate. Jamal and the team were friendly. Thank you.',
    invented: 'Jamal friendly',
  },
  {
    sentiments: [
      'Never felt rushed',
      'Put me at ease',
      'Clear explanations',
      'Caring and compassionate',
    ],
    thankSomeone: 'Jamal',
    draft:
      'Never rushed, at ease, clear explanations, caring and compassionate. Thank you to Jamal and Dr. Smith.',
    invented: 'Dr. Smith',
  },
  {
    sentiments: [
      'Never felt rushed',
      'Put me at ease',
      'Clear explanations',
      'Caring and compassionate',
    ],
    thankSomeone: 'Jamal',
    draft:
      'Never rushed, at ease, clear explanations, caring and compassionate. Thank you, Jamal, see you soon!',
    invented: 'see you soon',
  },
  {
    sentiments: [
      'Never felt rushed',
      'Put me at ease',
      'Clear explanations',
      'Caring and compassionate',
    ],
    thankSomeone: 'Jamal',
    draft:
      'Never rushed, at ease, clear explanations, caring and compassionate. Thank you to Jamal, the receptionist.',
    invented: 'receptionist',
  },
  {
    sentiments: [
      'Never felt rushed',
      'Put me at ease',
      'Clear explanations',
      'Caring and compassionate',
    ],
    thankSomeone: 'Jamal',
    draft:
      'Never rushed, at ease, clear explanations, caring and compassionate. Thank you to Jamal, who helped me.',
    invented: 'who helped me',
  },
  {
    sentiments: ['Seen on time', 'Clean and comfortable office', 'Helpful', 'Professional'],
    draft:
      'Seen on time, clean and comfortable office, helpful, professional. I got a free sample.',
    invented: 'free sample',
  },
  {
    sentiments: ['Seen on time', 'Clean and comfortable office', 'Helpful', 'Professional'],
    draft: 'Seen on time, clean and comfortable office, helpful with parking, professional.',
    invented: 'parking',
  },
  {
    sentiments: ['Seen on time', 'Clean and comfortable office', 'Helpful', 'Professional'],
    draft: 'Seen on time, clean and comfortable office and bathrooms, helpful, professional.',
    invented: 'bathrooms',
  },
  {
    sentiments: ['Knowledgeable', 'Attentive', 'Trustworthy', 'Treated with respect'],
    draft: 'Attentive, knowledgeable, respectful, trustworthy. They won my case.',
    invented: 'won my case',
  },
  {
    sentiments: ['Knowledgeable', 'Attentive', 'Trustworthy', 'Treated with respect'],
    draft: 'Attentive, knowledgeable, respectful, trustworthy. They specialize in this.',
    invented: 'specialize',
  },
  {
    sentiments: ['Knowledgeable', 'Attentive', 'Trustworthy', 'Treated with respect'],
    draft: 'Attentive, knowledgeable about the law, respectful, trustworthy.',
    invented: 'law',
  },
  {
    sentiments: ['Friendly staff', 'Caring and compassionate', 'Thorough', 'Listened to me'],
    draft: 'Friendly, caring, compassionate, thorough. They listened to me about my anxiety.',
    invented: 'anxiety',
  },
  {
    sentiments: ['Friendly staff', 'Caring and compassionate', 'Thorough', 'Listened to me'],
    draft:
      'Friendly, caring, compassionate, thorough. They listened to me and my concerns about cost.',
    invented: 'cost',
  },
  {
    sentiments: ['Friendly staff', 'Caring and compassionate', 'Thorough', 'Listened to me'],
    draft: 'Friendly, caring, compassionate, thorough. They listened to me and changed the plan.',
    invented: 'changed the plan',
  },
  {
    sentiments: ['Helpful', 'Well organized', 'Easy to schedule', 'Put me at ease'],
    draft: 'Helpful, organized, easy to schedule, put me at ease. I was able to get in that day.',
    invented: 'that day',
  },
  {
    sentiments: ['Helpful', 'Well organized', 'Easy to schedule', 'Put me at ease'],
    draft: 'Helpful, organized, easy to schedule, put me at ease. No paperwork at all.',
    invented: 'no paperwork',
  },
  {
    sentiments: ['Helpful', 'Well organized', 'Easy to schedule', 'Put me at ease'],
    draft: 'Helpful, organized, easy to schedule by text, put me at ease.',
    invented: 'by text',
  },
  {
    sentiments: [
      'Caring and compassionate',
      'Friendly staff',
      'Never felt rushed',
      'Clean and comfortable office',
    ],
    draft: 'Caring, friendly, no rush, clean and comfortable office. They gave me water.',
    invented: 'water',
  },
  {
    sentiments: [
      'Caring and compassionate',
      'Friendly staff',
      'Never felt rushed',
      'Clean and comfortable office',
    ],
    draft: 'Caring, compassionate, friendly, no rush, clean and comfortable chairs in the office.',
    invented: 'chairs',
  },
  {
    sentiments: [
      'Caring and compassionate',
      'Friendly staff',
      'Never felt rushed',
      'Clean and comfortable office',
    ],
    draft: 'Caring, compassionate, friendly, clean and comfortable office, no rush and no wait.',
    invented: 'no wait',
  },
  {
    sentiments: ['Thorough', 'Attentive', 'Knowledgeable', 'Helpful'],
    draft: 'Thorough, attentive, knowledgeable, helpful. They kept an eye on me.',
    invented: 'kept an eye',
  },
  {
    sentiments: ['Thorough', 'Attentive', 'Knowledgeable', 'Helpful'],
    draft: 'Thorough, attentive, knowledgeable, helpful. They kept checking on me.',
    invented: 'checking on me',
  },
  {
    sentiments: ['Thorough', 'Attentive', 'Knowledgeable', 'Helpful'],
    draft: 'Thorough, attentive, knowledgeable, helpful. Nobody else could help me.',
    invented: 'nobody else',
  },
  {
    sentiments: ['Treated with respect', 'Listened to me', 'Trustworthy', 'Put me at ease'],
    draft: 'Respectful, listened, trustworthy, put me at ease. I was new there.',
    invented: 'new',
  },
  {
    sentiments: ['Treated with respect', 'Listened to me', 'Trustworthy', 'Put me at ease'],
    draft: 'Respectful, listened, trustworthy, put me at ease. I went alone.',
    invented: 'alone',
  },
  {
    sentiments: ['Treated with respect', 'Listened to me', 'Trustworthy', 'Put me at ease'],
    draft: 'Respectful, listened, trustworthy, put me at ease, so I went back.',
    invented: 'went back',
  },
  {
    sentiments: ['Treated with respect', 'Listened to me', 'Trustworthy', 'Put me at ease'],
    draft: 'Respectful to me as an older woman, listened, trustworthy, put me at ease.',
    invented: 'older woman',
  },
  {
    sentiments: ['Funny dentist', 'Friendly staff', 'Thorough', 'Clear explanations'],
    draft: 'The funny dentist told me jokes. Friendly, thorough, clear explanations.',
    invented: 'told jokes',
  },
  {
    sentiments: ['Quick', 'Well organized', 'Easy to schedule', 'Knowledgeable'],
    draft: 'Quick, only ten minutes. Organized, easy to schedule, knowledgeable.',
    invented: 'ten minutes',
  },
  {
    sentiments: ["didn't judge me", 'Caring and compassionate', 'Listened to me', 'Put me at ease'],
    draft:
      "They didn't judge me for missing so long. Caring, compassionate, listened, put me at ease.",
    invented: 'missing so long',
  },
  {
    sentiments: ['no upselling', 'Trustworthy', 'Clear explanations', 'Thorough'],
    draft: 'No upselling, and no surprise bills. Thorough, trustworthy, clear.',
    invented: 'no surprise bills',
  },
  {
    sentiments: ['affordable', 'Professional', 'Helpful', 'Thorough'],
    draft: 'Affordable, cheaper than most. Professional, thorough, helpful.',
    invented: 'cheaper than most',
  },
  {
    sentiments: ['affordable', 'Professional', 'Helpful', 'Thorough'],
    draft: 'Affordable without insurance. Professional, thorough, helpful.',
    invented: 'without insurance',
  },
  {
    sentiments: ['Friendly staff', 'Professional', 'Seen on time', 'Helpful'],
    note: 'My crown looks great.',
    draft: 'Friendly, professional, helpful, on time. My crown looks great. It took two visits.',
    invented: 'two visits',
  },
  {
    sentiments: ['Friendly staff', 'Thorough', 'Helpful', 'Clear explanations'],
    draft: 'Friendly, thorough, helpful, and clear about what comes next.',
    invented: 'what comes next',
  },
  {
    sentiments: ['Friendly staff', 'Thorough', 'Helpful', 'Clear explanations'],
    draft: 'Friendly, thorough, helpful, and they explained all my choices clearly.',
    invented: 'choices',
  },
  {
    sentiments: ['Friendly staff', 'Thorough', 'Helpful', 'Clear explanations'],
    draft: 'Friendly, thorough, helpful, and clear. Amazing prices.',
    invented: 'amazing prices',
  },
  {
    sentiments: ['Well organized', 'Attentive', 'Friendly staff', 'Knowledgeable'],
    draft: 'Organized, attentive, friendly, knowledgeable. They finished quickly.',
    invented: 'finished quickly',
  },
  {
    sentiments: ['Well organized', 'Attentive', 'Friendly staff', 'Knowledgeable'],
    draft: 'Organized, attentive, friendly, knowledgeable, from the lobby to the exam room.',
    invented: 'lobby exam room',
  },
  {
    sentiments: ['Seen on time', 'Treated with respect', 'Thorough', 'Easy to schedule'],
    draft: 'On time, respectful, thorough, easy to schedule. I did not have to wait.',
    invented: 'did not have to wait',
  },
  {
    sentiments: ['Seen on time', 'Treated with respect', 'Thorough', 'Easy to schedule'],
    draft: 'On time, respectful, thorough, easy to schedule, and close by.',
    invented: 'close by',
  },
  {
    sentiments: ['Clear explanations', 'Caring and compassionate', 'Trustworthy', 'Listened to me'],
    draft: 'They care, listened, explained clearly, and I trust them with my kids.',
    invented: 'kids',
  },
  {
    sentiments: ['Helpful', 'Professional', 'Clean and comfortable office', 'Never felt rushed'],
    draft: 'Helpful, professional, clean and comfortable office, no rush. Dr. Bell was there.',
    invented: 'Dr. Bell',
  },
  {
    sentiments: ['Friendly staff', 'Listened to me', 'Attentive', 'Knowledgeable'],
    draft:
      'Friendly, attentive, knowledgeable, and they listened to all my complaints about my old place.',
    invented: 'old place',
  },
  {
    sentiments: ['Thorough', 'Responsive follow-up', 'Put me at ease', 'Treated with respect'],
    draft: 'Thorough, respectful, put me at ease, and followed up with a phone call.',
    invented: 'phone call',
  },
  {
    sentiments: ['Thorough', 'Responsive follow-up', 'Put me at ease', 'Treated with respect'],
    draft: 'Thorough, respectful, put me at ease, and followed up with my other doctor.',
    invented: 'other doctor',
  },
  {
    sentiments: ['Easy to schedule', 'Knowledgeable', 'Friendly staff', 'Professional'],
    draft:
      'Easy to schedule, knowledgeable, friendly, professional. Everyone there has been there a long time.',
    invented: 'long time',
  },
  {
    sentiments: ['Seen on time', 'Trustworthy', 'Helpful', 'Well organized'],
    draft: 'On time, trustworthy, helpful, organized. I got a big refund.',
    invented: 'refund',
  },
  {
    sentiments: ['Caring and compassionate', 'Clear explanations', 'Thorough', 'Put me at ease'],
    draft: 'Caring, compassionate, clear, thorough, and I was at ease with the needle.',
    invented: 'needle',
  },
  {
    sentiments: ['Never felt rushed', 'Listened to me', 'Treated with respect', 'Friendly staff'],
    draft: 'No rush, listened, respectful, friendly. They gave me their number.',
    invented: 'number',
  },
  {
    sentiments: ['Attentive', 'Helpful', 'Easy to schedule', 'Clean and comfortable office'],
    draft: 'Attentive, helpful, easy to schedule, clean and comfortable place downtown.',
    invented: 'downtown',
  },
  {
    sentiments: ['Knowledgeable', 'Professional', 'Clear explanations', 'Seen on time'],
    draft: 'Knowledgeable, professional, clear, on time. My skin is so clear now.',
    invented: 'skin',
  },
  {
    sentiments: ['Knowledgeable', 'Professional', 'Clear explanations', 'Seen on time'],
    draft: 'Knowledgeable, professional, clear, on time. I felt well in no time.',
    invented: 'well in no time',
  },
  {
    sentiments: ['Trustworthy', 'Caring and compassionate', 'Friendly staff', 'Put me at ease'],
    draft: 'They care, I trust them, friendly, at ease. They made my day.',
    invented: 'made my day',
  },
  {
    sentiments: ['Listened to me', 'Helpful', 'Attentive', 'Thorough'],
    draft: 'Listened, helpful, attentive, thorough. They went above and beyond to fit me in.',
    invented: 'fit me in',
  },
  {
    sentiments: [
      'Responsive follow-up',
      'Knowledgeable',
      'Friendly staff',
      'Caring and compassionate',
    ],
    draft: 'Responsive follow-up, knowledgeable, friendly, caring. They follow up every year.',
    invented: 'every year',
  },
  {
    sentiments: ['Treated with respect', 'Well organized', 'Professional', 'Clear explanations'],
    draft: 'Respectful, organized, professional, clear. Everything was done in one visit.',
    invented: 'one visit',
  },
  {
    sentiments: ['Friendly staff', 'Never felt rushed', 'Seen on time', 'Thorough'],
    draft: 'On time, friendly, thorough, no rush. Open on weekends.',
    invented: 'weekends',
  },
  {
    sentiments: ['Friendly staff', 'Never felt rushed', 'Seen on time', 'Thorough'],
    draft: 'On time, friendly, thorough, no rush. I feel so much better.',
    invented: 'feel better',
  },
];

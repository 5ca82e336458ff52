import { regex } from '../../regex.ts';

/** The implied subject of a past-tense verb phrase. */
export type Subject = 'they' | 'I' | 'it' | 'I was';

/** The implied subject of a phrase that starts with a past form; undefined if it is ambiguous. */
export function subjectOfPast(words: string): Subject | undefined {
  return rules.find(([, pattern]) => pattern.test(words))?.[0];
}

/** The first match wins. */
const rules: readonly (readonly [Subject, RegExp])[] = [
  // What the staff did to the visitor, and general statements
  [
    'they',
    /^(?:treated|loved|greeted|helped|saved|calmed|handled|spoiled) \p{Lu}?\p{L}+ (?:like|so well|with|as)\b(?<!^treated (?:like|with|as|so|very|really|fairly|well|right|great|good)\b.*)/iu,
  ],
  [
    'they',
    /^got (?:(?:down )?on the (?:floor|ground)\b|down on|(?!my\b)(?:\S+ ){1,4}in\b(?! the (?:mail|end)| \d| an?\b)|(?:my|our|both|all) (?:\S+ )*in (?:together|the same day|quickly|fast|right away|last minute)$)/,
  ],
  [
    'they',
    /^spent (?:.* )?(?:with (?:me|us|my|our)|on (?:me|my|us)|explaining|going over|talking (?:to|with) (?:me|us)|answering|listening)\b/,
  ],
  [
    'they',
    /^(?:found|caught|noticed) .*\b(?:missed|overlooked|didn't (?:see|catch|find|notice))\b/,
  ],
  [
    'they',
    /^found (?!(?:my|this|them|him|her|it|out|the (?:best|right|perfect))\b)(?!.*\b(?:dentist|doctor|vet|therapist|salon|stylist|barber|place|home|office|groomer|mechanic|chiropractor|gym|pt|practice|clinic|provider|dermatologist|them)\b)/,
  ],
  [
    'they',
    /^took (?!forever|ages|hours|days|weeks|months|minutes|no time|a (?:while|long|few|couple|day|week|nap|class|chance|friend|bit|little)|an hour|only|just|under|about|longer|less|more|so long|too long|\d|(?:my|our) (?:\S+ )*(?:here|there|in)$|the (?:bus|train|subway|day)|off\b|some time)/,
  ],
  [
    'it',
    /^stayed (?:put|on|in place|curled|straight|fresh|clean|perfect|in)\b(?! (?:time|touch|schedule|top))/,
  ],
  [
    'they',
    /^(?:texted|emailed|messaged|wrote|replied|responded|phoned|reached out|referred (?:me|us|my)|put up with|got after|opened|closed|worked out (?:the|my|a|all)|stitched|ruled|drew|dressed|patched|bandaged|wrapped|hand(?:ed|fed)|kept it)\b/,
  ],
  ['I was', /^(?:home|back) (?:in|by)\b/],
  ['I', /^checked in (?:online|from|by|with|on (?:my|the) (?:phone|app))\b/],
  [
    'they',
    /^used (?:an? |the )?(?:\S+ ){0,2}(?:trick|technique|method|approach|laser|spray|cream|gel)s?\b/,
  ],
  ['I', /^got (?:right|straight) in\b/],
  ['it', /^came in (?:under|below|over|within)\b/],
  ['they', /^(?:actually |really |always )?looked (?:me|us|you|him|her) /],
  ['they', /^took (?:off|out) my\b/],
  ['they', /^ran (?:a (?:little|bit)(?: bit)? )?(?:late|behind|over)\b/],
  [
    'they',
    /^stayed (?:(?:\d+|a few|ten|twenty) (?:minutes|min|mins|hours?)|an? (?:extra )?hours?|past|after (?:hours|closing))\b/,
  ],
  [
    'they',
    /^found (?:my (?:\S+ )?(?:veins?|tear|tumor|cavity|cancer|melanoma)|(?:an?|the) (?:\S+ )?(?:problem|issue|cause|cavity|crack|tear|lump|leak|infection|mass|clot|blockage))\b/,
  ],
  [
    'they',
    /^(?:distracted|clipped|brushed|bathed|vaccinated|weighed|swabbed|numbed|scanned|tested|screened|bandaged|iced|massaged|stretched|polished|vacuumed|mopped|hemmed|tailored|towed|topped|jumped|unlocked|rewired) (?!by\b|in\b|with\b)/,
  ],
  // Passives without "was": what happened to the visitor
  [
    'I was',
    regex()`
      ^(?:treated|greeted|welcomed|seen|referred|pampered|spoiled|heard|understood|respected|
      valued|cared for|looked after|taken|given|
      kept (?:informed|in the loop|updated|up to date)|listened to|made to feel|
      left (?:on hold|waiting|hanging))
      (?! me\b| us\b| my\b| our\b| the\b| every| all\b| what\b)(?:$| )
    `,
  ],
  [
    'they',
    /^(?:treated|greeted|welcomed|heard|understood|respected|valued) (?:me|us|my|our|the|every\S*|all|what)\b/,
  ],
  // "was …"
  [
    'I',
    regex()`
      ^(?:was|were|wasn't) (?:\S+ly |so |very |really |not |never |always |a bit )?(?:
        able|told|asked|given|called|greeted|treated|seen|welcomed|helped|heard|taken|cared|
        looked|listened|offered|referred|rushed|judged|pressured|made|kept|scared|nervous|anxious|
        afraid|terrified|relieved|impressed|pleased|happy|comfortable|grateful|in and out|
        in (?:good|great|safe|capable)|in pain|in tears|on hold|out (?:in|by|of)|hesitant|
        skeptical|thrilled|amazed|surprised|worried|satisfied|crying|having|dreading
      )\b
    `,
  ],
  ['it', /^(?:was|wasn't)\b/],
  ['they', /^were\b/],
  [
    'it',
    /^felt like an? (?:safe |second |real |little )?(?:space|place|home|spa|vacation|treat|dream|scam|waste|factory|hug|zoo|club|family|community)\b/,
  ],
  // Negations
  [
    'I',
    /^(?:didn't|did not|never|not once) (?:\S+ly |even |once )?(?:feel|felt|have|had|wait|waited|need|needed|want|wanted|expect|expected|mind (?!my |when |answering |that )|regret|notice|know|get rushed|see|saw|think|thought|get|got|experience|spend)\b/,
  ],
  [
    'it',
    /^(?:didn't|did not|never) (?:\S+ly |even )?(?:hurt|cost|last|matter|seem|smell|taste|feel|felt like|take (?:long|forever|more|much|too|an|\d))\b/,
  ],
  ['they', /^(?:didn't|did not)\b/],
  ['I', /^(?:couldn't|wouldn't|could|would|might|had to|could not|would not|should)\b/],
  // What the visit was like
  [
    'it',
    /^(?:hurt|cost|exceeded|surpassed|smelled|tasted|sounded|lasted|seemed|turned out|beat)\b(?! to\b)/,
  ],
  [
    'it',
    /^took (?:forever|ages|hours|days|weeks|minutes|\d+|no time|a while|an hour|a (?:long|few|couple|day|week)|so long|too long|longer|less|only|just|under|about|like)\b/,
  ],
  [
    'it',
    /^went (?:up|down|smoothly|well|great|fast|quickly|by|perfectly|so|really|very|better|exactly|like|super|off)\b/,
  ],
  [
    'it',
    /^worked (?:perfectly|great|like|well|wonders|out$|out (?:great|perfectly|well|fine|so|for))(?: |$)/,
  ],
  ['it', /^ran (?:smoothly|like|well)\b/],
  [
    'it',
    /^(?:felt like (?!a\b|an\b|the\b|i\b|part\b|family\b|myself\b|royalty\b|new\b)|looked\b(?! after| at| into| out| forward| up))/,
  ],
  ['it', /^(?:got rid of itself|came out (?:great|amazing|perfect|beautiful|awesome|so))/],
  // What the staff did, with verbs that visitors could be the subject of too
  [
    'they',
    regex()`
      ^(?:took|saw|got|fit|squeezed|worked|let|had|kept|left|met|told|asked|gave|made|put|sat|
      stayed|called|came|drove|brought|helped|fixed|taught|texted|told|talked|walked|showed|sent|
      cried|laughed|smiled|checked|held|hugged|loved|listened) (?:me|us|him|her|
      my (?:\S+ )?(?:dog|cat|son|daughter|mom|mother|dad|father|kids?|baby|toddler|puppy|boy|
        girl|wife|husband|grandma|grandpa|grandmother|grandfather|family|pup|twins))\b(?! (?:a |
        an )?(?:appointment|in tears))
    `,
  ],
  [
    'they',
    regex()`
      ^(?:
        took .* seriously|
        (?:took|takes) (?:the time|time|their time|his time|her time|extra|great|good|care|
          amazing|excellent|such|real|their|his|x-rays|notes|pictures|photos|everything|all|every|
          on|over|charge|pride|a (?:look|minute|moment|lot of time)|
          my (?:insurance|concerns|pain|blood|pressure|temperature|vitals|word|order|call|
            questions|fears?|time)|
          delta|blue|medicaid|medicare|aetna|cigna|walk-ins)
      )
    `,
  ],
  [
    'they',
    /^got (?:it|things|the job|to (?:the|it|work)|rid of|right to|back to|everything (?:done|right|fixed)|my .*\b(?:right|wrong|done|fixed|ready|running|clean)$|all (?:the|my|of)|the \S+ out|on it)/,
  ],
  ['they', /^(?:called|got) (?:back|to (?:check|see|remind|confirm))\b/],
  [
    'they',
    regex()`
      ^had (?:me|us|everything|my|great|good|the best|answers|all the|snacks|toys|treats|coffee|
      patience|so much patience|amazing|wonderful|gentle|warm|clean|fair|
      an? (?:great|good|wonderful|warm) (?:attitude|sense|bedside|smile|selection|touch))\b
      (?! (?:time|experience|visit|stay|cleaning|haircut|massage|day|appointment|conversation))
    `,
  ],
  [
    'they',
    /^kept (?:my|me|it|the|things|calm|everything|their|checking|asking|in touch|us|on|up|going)\b/,
  ],
  [
    'they',
    regex()`
      ^(?:
        looked (?:after|at|into|out)|ran (?:late|behind|over|on time|tests)|read my|
        returned (?:my|calls|every)|found (?:the|what|out|a way|a vein|something)|
        followed (?:up|through)|checked (?:on|up|in on|in about|my|everything|back|in with|with)|
        stayed (?:with|late|open|calm|patient|until|after|in touch|on)|stood (?:by|behind|with)|
        came (?:out|to (?:my|the|our|me|us)|right|on|when|early|quickly|at|through|over|by|
          prepared)|
        sent|spoke|talked|walked (?:me|us)|met (?:me|us|my|all|every)|
        worked (?:with|hard|around|fast|quickly|on|so|to|really|their|magic|me)|tried|
        paid (?:attention|close)|stuck (?:with|by)|pushed|
        went (?:above|beyond|out of|over|the|through|extra|all|to bat|slow|slowly|at my)|
        waited (?:on|for me|until i)|
        lost (?:my|our) (?:paperwork|files?|records|luggage|order|reservation|keys|appointment|
          chart|results|x-rays|bag|coat|package)|
        forgot (?:me|us|my|about|to)|called|booked me|answered|booked us|
        broke (?:it|things|everything) down|cut (?:my|his|her|our|it|exactly)|
        asked (?:about|before|permission|how|if|questions|the|what|my)|got me|picked (?:up|out|me)|delivered|
        drove (?:out|to (?:me|us|my))|caught|saved|stopped (?:the|my)|turned my|gave|made|
        told (?:me|us|it|the)|let|put|sat|did|brought|showed|taught|built|held|sang|wore|knew|
        understood|shared|cared|listened|explained|helped|fixed|cleaned|treated|offered|
        remembered|noticed|charged|cracked|answered|washed|replaced|repaired|installed|removed|
        painted|matched|rushed|ignored|messed|pressured|overcharged|upsold|scheduled me|squeezed|
        fit|apologized|rescheduled|cancell?ed|filled|shaped|styled|trimmed|groomed|
        walked (?:my|the|her|him)|figured|
        used (?:my (?:name|pronouns)|the (?:right|correct)|plain|simple)|messed|
        finished (?:early|on time|ahead|my|the|right)|educated|honored|accepted|diagnosed|
        prescribed|ordered (?:the|my|a|tests)|set|cried with|prayed|rubbed|snapped|handled|calmed|
        advocated|reassured|changed (?:my life|my oil|the|my)|nailed|unclogged|spoiled|
        accommodated|adjusted|arrived|showed up|took (?:me|us)
      )\b
    `,
  ],
  // What the visitor did
  [
    'I',
    regex()`
      ^(?:
        felt|healed|avoided|survived|graduated|gained|regained|woke|loved|liked|enjoyed|appreciated|trusted|learned|slept|smiled|expected|wanted|
        recovered|adored|needed|relaxed|cried|waited|received|ate|wished|hoped|worried|dreaded|
        drove|paid|lost|left|got|had|met|went|came|found|walked|saw|took|fell|laughed|tried|
        bought|booked|stayed|been|told|said|spent|asked|ordered|called|moved|switched|started|
        stopped|forgot|ran|visited|returned|recommended|used|picked|chose|brought|put|knew|
        thought|heard|scheduled|looked forward|became|quit|could|finally
      )\b
    `,
  ],
];

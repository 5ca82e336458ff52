import { expect, it } from 'vitest';
import { baseForms, pastForms, pastOfBase, pastOfGerund } from './verbs.ts';

const gerundOf = new Map([...pastOfGerund].map(([gerund, past]) => [past, gerund] as const));

it('spells every verb that may double its final consonant', () => {
  const bases = [...baseForms].filter((base) => /[^aeiou][aeiou][^aeiouwxy]$/.test(base));
  const spelled = bases
    .toSorted()
    .map((base) => pastOfBase.get(base) ?? '')
    .map((past) => `${past} ${gerundOf.get(past)}`);
  expect(`\n${spelled.join('\n')}\n`).toMatchInlineSnapshot(`
    "
    admitted admitting
    answered answering
    begged begging
    began beginning
    benefited benefiting
    bothered bothering
    canceled canceling
    catered catering
    chatted chatting
    chipped chipping
    clipped clipping
    considered considering
    counseled counseling
    covered covering
    credited crediting
    cut cutting
    delivered delivering
    developed developing
    dug digging
    dipped dipping
    discovered discovering
    dropped dropping
    empowered empowering
    encountered encountering
    entered entering
    exhibited exhibiting
    fastened fastening
    favored favoring
    fit fitting
    flattered flattering
    flipped flipping
    forgot forgetting
    frightened frightening
    gathered gathering
    got getting
    grabbed grabbing
    grinned grinning
    happened happening
    hemmed hemming
    hit hitting
    honored honoring
    hugged hugging
    interpreted interpreting
    ironed ironing
    kidded kidding
    knitted knitting
    labeled labeling
    let letting
    lightened lightening
    listened listening
    logged logging
    loosened loosening
    lowered lowering
    mastered mastering
    mattered mattering
    mentored mentoring
    modeled modeling
    monitored monitoring
    nodded nodding
    occurred occurring
    offered offering
    omitted omitting
    opened opening
    ordered ordering
    pampered pampering
    petted petting
    planned planning
    popped popping
    put putting
    recovered recovering
    referred referring
    remembered remembering
    ripped ripping
    rubbed rubbing
    ran running
    scanned scanning
    set setting
    sharpened sharpening
    shipped shipping
    shopped shopping
    shut shutting
    sat sitting
    skipped skipping
    snapped snapping
    softened softening
    stopped stopping
    straightened straightening
    submitted submitting
    suffered suffering
    swabbed swabbing
    swapped swapping
    swam swimming
    tailored tailoring
    tightened tightening
    topped topping
    transferred transferring
    trimmed trimming
    unclogged unclogging
    visited visiting
    wagged wagging
    whispered whispering
    whitened whitening
    won winning
    wondered wondering
    wrapped wrapping
    "
  `);
});

it('spells "dying" and the irregular verbs', () => {
  expect(gerundOf.get('died')).toBe('dying');
  for (const past of ['dug', 'froze', 'lent', 'oversaw', 'rebuilt', 'redid', 'spread', 'swept'])
    expect(pastForms).toContain(past);
});

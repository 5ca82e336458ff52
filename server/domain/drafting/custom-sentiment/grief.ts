import { regex } from '../regex.ts';

/** True if the text mentions a death or another loss, which needs a somber draft. */
export function tellsOfLoss(text: string): boolean {
  return loss.test(text.toLowerCase());
}

const relatives = `mom|dad|mother|father|grandma|grandpa|grandmother|grandfather|husband|wife|son|daughter|sister|brother|baby|best friend|uncle|aunt`;
const pets = `dog|cat|pet|boy|girl|pup|puppy|kitty|kitten|bunny|horse`;

const loss = regex()`
  \b(?:
    put (?!me\b|us\b|you\b)(?:\S+ ){0,4}(?:down|to sleep)\b(?! (?:for|as|payment|deposit)\b)|
    putting (?:\S+ ){0,3}(?:down|to sleep)|euthan\w+|cremat\w+|rainbow bridge|'s last visit|
    passed(?: away| peacefully| suddenly| unexpectedly| (?:last|this) (?:week|month|year|spring|
      summer|fall|winter)|(?=$|[.,!;]))|passing(?! (?:through|by|out|on|a|my|the|stone)\b)|
    (?:${relatives}|${pets}|he|she) passed(?! (?:the|my|his|her|their|a|an|all|every|with|by|inspection|it)\b)|
    (?:when|after|before|since) (?:\S+ ){1,3}(?:passed|died)|
    (?<!\b(?:car|truck|battery|phone|laptop|engine|computer|tooth|nerve) )died|
    (?<!\b(?:to|of) )death|dying(?! to\b)|funeral|miscarr\w+|stillb\w+|hospice|good ?bye|
    grief|griev\w+|mourning|condolences?|rest in peace|rip(?! (?:me|us|you|people|off)\b)|
    cried with (?:me|us)|memorial(?! (?:day|weekend|hospital|health|medical|clinic|park|drive))|
    burial|(?<!\b(?:coffee|tea) )urn|end of life|(?:final|last) (?:days|hours|moments)|
    (?:was|is|were) terminal|terminally ill|comfort over|widow\w*|
    (?<!\bat )(?:our|my|a) loss(?! of)|
    loss of (?!(?:\S+ )?(?:hearing|smell|taste|vision|sight|hair|appetite|balance|bone|feeling|
      blood|motion|mobility|sleep|power)\b)|
    lost (?:my|our) (?:\S+ )?(?:${relatives}|${pets})|
    lost (?:him|her)(?=$|[.,!;]| (?:today|yesterday|last|this|to)\b)|
    lost (?!weight\b|power\b)[a-z]+ (?:today|yesterday|last|this)|
    (?<!(?:never|not|n't|to) )miss (?:my|our|him|her)\b
  )\b
`;

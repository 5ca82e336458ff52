/**
 * Words that any draft may use; none is evaluative. One entry per lemma with its irregular forms;
 * `words.ts` handles regular endings. At most 300 lemmas.
 *
 * Negations are left out on purpose: a draft may negate only what the visitor negated.
 */
export const neutralLemmas: readonly string[] = `
a an/the/and/or/as/at/by/for/from/in/into/of/on/onto/to/up/with/about/across/after/along/around
between/down/during/next/out/over/since/through/throughout/toward towards
under/upon/while/within

I me my mine myself/you your yours yourself/he him his/she her hers/it its itself/we us our ours
they them their theirs themselves/this these/that those/who whom whose/whoever/what/whatever/which/where
wherever/when/whenever/why/how/however/whether/if/because/so/such/than/then/there/here/everywhere

all/any/both/each/either/every/few/little/lot lots/many/much/one ones/same/some
whole/entire/part/group

anybody/anyone/anything/everybody/everyone/everything/folk/people/person persons/somebody/someone/something
staff/team/thing

be am is are was were been being/do does did done/have has had/can could/may
would/let/use/able

also/even/ever/just/indeed/only/quite/rather/really/still/too/very/certainly
actually/absolutely/definitely/especially/genuine/honest honestly/simply/true truly truth/real
overall/else/instead/away/off/together/apart/almost/now/once/end/start/begin began
begun/finish/moment/point/step/way/time/visit/experience/place/certain/fit/particular/please/fact

ask/come came/describe/feel felt
find found/gather/get got gotten/give gave given/go goes went gone/keep kept/leave left
like/look/make made/mean meant/meet met/mention/mind/name/need/note/notice/offer/own/pass
remain/remember/say said/see saw seen/seem/share/show shown/stand stood
stay/stick stuck/sum/take took taken/talk/tell told/think thought/treat/try/turn/want/wish/word
work/add/sound/highlight/include/interact/interaction

appreciate/appreciation/glad/grateful/gratitude/thank/thankful/matter/difference/impress/impression
thought/moreover/additionally/furthermore/plus
feeling/entirely/fully/completely/exactly
though although/yet/among/anyway anyhow/enough
plenty/agree/believe/realize
kudos/sure/stuff
but
big/deal dealt
`
  .split(/[/\n]/)
  .filter((entry) => entry.trim() !== '');

export const neutralVocabulary: ReadonlySet<string> = new Set(
  neutralLemmas.flatMap((entry) => entry.toLowerCase().trim().split(/\s+/)),
);

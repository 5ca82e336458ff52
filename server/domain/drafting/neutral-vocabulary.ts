/**
 * The words that any draft may use: none of them says how good anything was. One entry a lemma, with
 * its irregular forms; regular endings are understood (`words.ts`). At most 400 lemmas.
 *
 * Negations are missing on purpose: a draft may deny only what the visitor denied.
 */
export const neutralLemmas: readonly string[] = `
a an/the/and/or/as/at/by/for/from/in/into/of/on/onto/to/up/with/about/across/after/along/around/before
behind/besides/between/down/during/far/inside/near/next/out/over/since/through/throughout/toward towards
under/until/upon/while/within

I me my mine myself/you your yours yourself/he him his/she her hers/it its itself/we us our ours
they them their theirs themselves/this these/that those/who whom whose/whoever/what/whatever/which/where
wherever/when/whenever/why/how/however/whether/if/because/so/such/than/then/there/here/everywhere

all/any/both/each/either/every/few/little/lot lots/many/much/one ones/other/another/same/some
several/whole/entire/part/rest/bit/bunch/group/crew/crowd

anybody/anyone/anything/everybody/everyone/everything/folk/people/person persons/somebody/someone/something
staff/team/thing

be am is are was were been being/do does did done/have has had/can could/may might/must/shall should
will would/let/use/able

also/even/ever/just/indeed/maybe/only/perhaps/quite/rather/really/still/too/very/yes/certainly
actually/absolutely/definitely/especially/genuine/honest honestly/simply/true truly truth/real
overall/else/instead/away/off/together/apart/almost/now/once/end/start/begin began
begun/finish/moment/point/step/way/time/visit/experience/place/case/certain/example/fit/particular/please/fact/sort/side/view

ask/become became/bring brought/call/choose chose chosen/come came/deal dealt/describe/feel felt
find found/gather/get got gotten/give gave given/go goes went gone/happen/judge/keep kept/last/leave left
like/look/make made/mean meant/meet met/mention/mind/name/need/note/notice/offer/owe/own/pass/pick/put/read
remain/remember/say said/see saw seen/seem/share/should/show shown/sit sat/speak spoke spoken/stand stood
stay/stick stuck/sum/take took taken/talk/tell told/think thought/treat/try/turn/walk/want/wish/word
work/write wrote written/add/sound/hold held/sense/state/highlight/include/interact/interaction

appreciate/appreciation/glad/grateful/gratitude/thank/thankful/matter/difference/impress/impression
big/short/front/thought/detail/manner/tone/moreover/additionally/furthermore/plus
reason/regard/deserve/feeling/entirely/fully/completely/exactly
though although/yet/unless/despite/beyond/except/among/against/above/below/anyway anyhow/enough
plenty/expect/hope/guess/suppose/figure/agree/admit/believe/realize/imagine/recall/report/count/set/run ran
move/head/heart/hand/eye/face/voice/line/list/sentence/phrase/term/story/picture/day/door/worth/credit/due
kudos/sure/hard/miss/usual/stuff/anywhere/somewhere/somehow/world/bottom
lean/lead led/carry/hang hung/ring rang/land/rate/vouch/attest/swear swore/confirm/testify
opposite/contrary/version/sign/habit/rule/business/job
post/send sent/belong/but
`
  .split(/[/\n]/)
  .filter((entry) => entry.trim() !== '');

export const neutralVocabulary: ReadonlySet<string> = new Set(
  neutralLemmas.flatMap((entry) => entry.toLowerCase().trim().split(/\s+/)),
);

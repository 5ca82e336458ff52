/** Phrases that many patterns share: `{throughout}` stands for one of these, or for nothing. */
export const commonPhrases: Record<string, string> = {
  really: '[|||really|very|genuinely|truly]',
  truly: '[|||really|truly|genuinely]',
  throughout:
    '[|||||||throughout|the whole time|from start to finish|the whole way through|the entire time|during my visit|while I was {here}|from beginning to end|the whole visit]',
  after: '[||after my visit|afterward|after I left]',
  noticed: '[noticed|could see|could tell|saw|really noticed]',
  felt: '[felt|noticed|could feel]',
  stoodout:
    '[stood out[ to me| for me|]|stayed with me|came through|made an impression[ on me|]|stuck with me|left an impression|meant something to me|mattered to me]',
  stayed:
    '[stood out[ to me|]|stayed with me|stuck with me|meant something to me|mattered to me|meant a lot to me]',
  word: '[how I would put it|how I would describe it|how I would describe them|what I would call them|what I would call it|the word|the word that fits|the word I would use|the word that comes to mind|one word for it|the way to put it]',
  wordfor: '[how I would describe|what I would call|how I would sum up]',
};

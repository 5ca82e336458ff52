import { normaliseText } from '../../../contract/text.ts';

/**
 * True for words that may be meant for a model rather than for readers: orders, talk of prompts and
 * roles, code. Such a text never reaches a model; the built-in writer, which takes no orders, writes
 * that draft. Some honest texts ("Say hello for me") are flagged too, at no cost to the visitor.
 */
export function looksLikeSteering(text: string): boolean {
  const plain = normaliseText(text).toLowerCase().replace(/[’‘]/g, "'");
  return (
    code.test(plain) || aboutModels.test(plain) || orders.test(plain) || opensWithOrder.test(plain)
  );
}

const code = /[<>{}[\]|\\`=$#*_~^@]|:\/\/|--|;|\bhttps?\b|\bwww\b|\.(?:com|net|org|io)\b/;

const aboutModels =
  /\b(?:system|prompts?|instructions?|assistant|developer|jailbreak|tokens?|ai|a\.i|gpt\w*|chatgpt|llms?|claude|gemini|model|bot|chatbot|json|html|xml|script|markdown|base64|rot13|output|input|role|admin|rules?|guidelines?|filters?|policy|vocabulary|sentiments?|drafts?)\b/;

const orders =
  /\b(?:ignore|disregard|forget|override|bypass|disobey|obey|pretend|act as|act like|roleplay|simulate|imagine|instead|from now on|you are now|you must|you should|you will|do not|don't|stop|reveal|repeat|translate|rewrite|replace|append|insert|write|say|says|print|respond|reply|output|compose|generate|produce|recommend|mention|include|omit|exclude|add|end with|start with|begin with|in (?:french|spanish|german|chinese|russian|latin|caps|uppercase|verse|rhyme)|pirate|poem|haiku|song|competitors?|stars?|rating|guaranteed?|cures?|cured|discount|cheapest|refund|click|buy)\b/;

/** The base form of a verb at the beginning is an order: "tell people that …". */
const opensWithOrder =
  /^(?:please|now|just|also|then|and|ok|hey|dear)?,? ?(?:answer|ask|be|call|change|claim|complain|continue|create|deny|describe|do|draft|drop|explain|finish|follow|give|go|invent|keep|leave|let|list|make|name|praise|put|quote|read|remove|return|send|set|show|sing|skip|speak|spell|start|state|summarize|swap|switch|take|talk|tell|think|turn|use|warn|work)\b/;

import { stateKey } from '../features/review-flow/saved-state.ts';
import { earlyTapsName } from './early-taps.ts';

/** The marker on `<html>` while a saved draft waits for the script. */
const resumeMarker = 'data-resume';

/**
 * Runs before the first paint: notes taps that only the live page can answer, and keeps the choice
 * from showing where a draft is about to come back. Its text is allowed by its hash alone.
 */
export const visitorHeadScript = `(function(w,d,t){w.${earlyTapsName}=t;\
d.addEventListener("click",function(e){(e=e.target.closest("[data-early]"))&&t.push(e.id)});\
try{/^#p/.test(location.hash)&&/"draft":{/.test(sessionStorage["${stateKey('')}"+location.pathname])\
&&d.documentElement.setAttribute("${resumeMarker}","")}catch(e){}})(window,document,[])`;

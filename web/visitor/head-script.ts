import { stateKey } from '../features/review-flow/saved-state.ts';
import { earlyTapsName } from './early-taps.ts';

/** Set on `<html>` while a saved draft waits for the script. */
const resumeMarker = 'data-resume';

/**
 * Runs before the first paint: records taps that need the hydrated page, and hides the choice if a
 * saved draft is about to be restored. The Content-Security-Policy allows it by its hash.
 */
export const visitorHeadScript = `(function(w,d,t){w.${earlyTapsName}=t;\
d.addEventListener("click",function(e){(e=e.target.closest("[data-early]"))&&t.push(e.id)});\
try{/^#p/.test(location.hash)&&/"draft":{/.test(sessionStorage["${stateKey('')}"+location.pathname])\
&&d.documentElement.setAttribute("${resumeMarker}","")}catch(e){}})(window,document,[])`;

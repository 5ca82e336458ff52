import { stateKey } from '../features/review-flow/saved-state.ts';
import { earlyTapsName } from './early-taps.ts';

/** Set on `<html>` while a saved draft waits for the script. */
const resumeMarker = 'data-resume';

/** Set on `<html>` if the stylesheet of the steps has not arrived in time. */
const lateMarker = 'data-late';

/** How often a stylesheet that failed is requested again, and after how many milliseconds. */
const again = { most: 3, after: 2_000 };

/** Milliseconds after which a stylesheet that has not arrived counts as failed. */
const stylesheetTimeout = 6_000;

/**
 * Runs right behind the first view: in the head it delays the first paint by 60 ms on a slow phone. It
 * comes in front of the stylesheet of the steps, whose events it listens to.
 * - It records taps that need the hydrated page.
 * - It hides the choice if a saved draft is about to be restored.
 * - It requests the stylesheet of the steps again if it fails. Browsers wait for a stylesheet in the page
 *   before they go on parsing; if it never comes, it is taken out, since the notice about a late page
 *   comes behind it.
 *
 * The Content-Security-Policy allows the script by its hash.
 */
export const visitorInlineScript = `(function(w,d,t,n){w.${earlyTapsName}=t;\
d.addEventListener("click",function(e){(e=e.target.closest("[data-early]"))&&t.push(e.id)});\
function retry(l,c){n++<${again.most}&&setTimeout(function(){(c=l.cloneNode()).href=l.href.split("?")[0]+"?again="+n;\
d.querySelector(".choice").append(c)},${again.after})}\
d.addEventListener("error",function(e){(e=e.target).rel=="stylesheet"&&retry(e)},!0);\
setTimeout(function(l){d.readyState=="loading"&&(l=d.querySelector("link[rel=stylesheet]"))&&!l.sheet&&\
(d.documentElement.setAttribute("${lateMarker}",""),l.remove(),retry(l))},${stylesheetTimeout});\
try{/^#p/.test(location.hash)&&/"draft":{/.test(sessionStorage["${stateKey('')}"+location.pathname])\
&&d.documentElement.setAttribute("${resumeMarker}","")}catch(e){}})(window,document,[],0)`;

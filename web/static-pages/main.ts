import { fixedHeader } from '../../contract/headers.ts';
import { tagQuery } from '../api/tag-query.ts';
import { thankYouTime } from '../features/feedback/thank-you-time.ts';
import { goBackInstead } from '../features/brand/history-back.ts';
import './static-pages.css';

/** How long a toast shows, in milliseconds. */
const toastDuration = 5_000;

// Everything on a static page works without this script.
document.addEventListener('click', follow);
document.addEventListener('auxclick', (click) => click.button === 1 && count(click.target));
showToast(document.querySelector('.toaster'));
for (const logo of document.querySelectorAll('img')) replaceIfBroken(logo);

function follow(click: MouseEvent): void {
  const { target } = click;
  count(target);
  if (!(target instanceof Element)) return;
  if (target.closest('[data-history-back]')) goBackInstead(click);
  if (target.closest('.toast-close')) closeToast();
}

/** Counts a click on a platform's link; the request outlives the page and may fail. */
function count(target: EventTarget | null): void {
  const path =
    target instanceof Element && target.closest('[data-count]')?.getAttribute('data-count');
  if (!path) return;
  fetch(path + tagQuery(), {
    method: 'POST',
    credentials: 'include',
    keepalive: true,
    headers: fixedHeader,
  }).catch((error: unknown) => console.info('Click not counted', error));
}

/** A toast that began on the page before shows for the rest of its time. */
function showToast(toaster: HTMLElement | null): void {
  if (!toaster) return;
  // Counted from the start of the navigation, so that a slow page takes nothing away or adds to it.
  const left = toaster.hidden ? toastDuration - thankYouTime - performance.now() : toastDuration;
  toaster.hidden &&= left <= 0 || !isFromVisitorPage();
  setTimeout(closeToast, left);
}

/** Whether the visitor's page has just sent people here; not after a reload or Back. */
function isFromVisitorPage(): boolean {
  const [entry] = performance.getEntriesByType('navigation');
  const navigation = entry as PerformanceNavigationTiming | undefined; // the only kind of entry with that type
  const back = document.querySelector<HTMLAnchorElement>('[data-history-back]');
  return navigation?.type === 'navigate' && document.referrer.split('?')[0] === back?.href;
}

function closeToast(): void {
  document.querySelector('.toaster')?.remove();
}

/** If a logo fails to load, its alternative text replaces it. */
function replaceIfBroken(logo: HTMLImageElement): void {
  const replace = () => {
    const name = document.createElement('p');
    name.className = 'logo-name';
    name.textContent = logo.alt;
    logo.replaceWith(name);
  };
  if (logo.complete && logo.naturalWidth === 0) replace();
  else logo.addEventListener('error', replace);
}

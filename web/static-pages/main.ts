import { fixedHeader } from '../../contract/headers.ts';
import { goBackInstead } from '../features/brand/history-back.ts';
import './static-pages.css';

/** How long a toast shows, in milliseconds. */
const toastDuration = 5_000;

// Everything on a static page works without this script.
document.addEventListener('click', follow);
document.addEventListener('auxclick', (click) => click.button === 1 && count(click.target));
setTimeout(closeToast, toastDuration);
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
  fetch(path, {
    method: 'POST',
    credentials: 'include',
    keepalive: true,
    headers: { [fixedHeader.name]: fixedHeader.value },
  }).catch((error: unknown) => console.info('Click not counted', error));
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

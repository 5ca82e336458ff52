/**
 * Keeps `--keyboard` on the body at the height that an on-screen keyboard covers. Only Safari needs
 * it: elsewhere the page itself shrinks (`interactive-widget=resizes-content`), and it stays 0.
 */
export function followKeyboard(): void {
  const view = window.visualViewport;
  view?.addEventListener('resize', () => {
    // A page that is zoomed in by two fingers shows less too; its scale tells that apart.
    const covered = Math.max(0, innerHeight - view.height * view.scale);
    document.body.style.setProperty('--keyboard', `${covered}px`);
  });
}

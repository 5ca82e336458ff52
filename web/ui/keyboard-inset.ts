/**
 * Sets `--keyboard` on the body to the height that an on-screen keyboard covers. Only Safari needs
 * it: in other browsers the page itself shrinks (`interactive-widget=resizes-content`), and it
 * stays 0.
 */
export function followKeyboard(): void {
  const view = window.visualViewport;
  view?.addEventListener('resize', () => {
    // Pinch zoom also shrinks the visual viewport; its scale tells them apart.
    const covered = Math.max(0, innerHeight - view.height * view.scale);
    document.body.style.setProperty('--keyboard', `${covered}px`);
  });
}

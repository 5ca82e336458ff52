/** Keys in local storage. */
const idKey = 'newBusinessId';
const slugKey = 'newBusinessSlug';

export interface NewBusiness {
  id: number;
  slug: string | null;
}

/** Keeps which business was just set up, until the dashboard has shown it. */
export function rememberNewBusiness(id: number, slug: string | null): void {
  attempt(() => {
    localStorage.setItem(idKey, String(id));
    if (slug) localStorage.setItem(slugKey, slug);
    else localStorage.removeItem(slugKey);
  });
}

export function readNewBusiness(): NewBusiness | null {
  const id = attempt(() => Number(localStorage.getItem(idKey)));
  return id ? { id, slug: attempt(() => localStorage.getItem(slugKey)) } : null;
}

export function forgetNewBusiness(): void {
  attempt(() => {
    localStorage.removeItem(idKey);
    localStorage.removeItem(slugKey);
  });
}

/** Without storage nothing is remembered, and nothing breaks. */
function attempt<R>(act: () => R): R | null {
  try {
    return act();
  } catch {
    return null;
  }
}

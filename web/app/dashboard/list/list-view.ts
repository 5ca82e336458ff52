import { useState } from 'react';
import { readStoredJson, storeJson } from '../../../browser-storage.ts';
import { sortOrders, type SortOrder } from './sort-businesses.ts';

/** How the owner's businesses are shown. */
export type ListLayout = 'cards' | 'table';

interface ListView {
  layout: ListLayout;
  sort: SortOrder;
}

interface Change {
  layout?: ListLayout;
  sort?: SortOrder | undefined;
}

const key = 'business-list';
const usual: ListView = { layout: 'cards', sort: 'name' };

/** Layout and sort order of the businesses; this browser remembers them. */
export function useListView() {
  const [view, setView] = useState(storedView);
  return {
    ...view,
    change({ layout = view.layout, sort = view.sort }: Change): void {
      const changed = { layout, sort };
      setView(changed);
      storeJson('localStorage', key, changed);
    },
  };
}

/** Anyone can edit what is stored, and another version may have stored it. */
function storedView(): ListView {
  const { layout, sort } = readStoredJson<Partial<ListView>>('localStorage', key) ?? {};
  return {
    layout: layout === 'table' ? 'table' : usual.layout,
    sort: sortOrders.find((one) => one === sort) ?? usual.sort,
  };
}

import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { fetchList, type ListPage } from '../../../api/fetch-list.ts';
import { apiPath } from '../../../paths.ts';
import { countQuery, type AdminAddress } from '../admin-address.ts';
import type { ListText } from './list-text.ts';
import { Button } from '../../../ui/button.tsx';
import { totalText } from './total-text.ts';

interface ListTotalProps {
  total: ListPage<unknown>['total'] | undefined;
  text: ListText;
  address: AdminAddress;
}

/** How many rows a list has. Beyond 10,000 they are counted only if somebody asks. */
export function ListTotal({ total, text, address }: ListTotalProps) {
  const path = apiPath(address.tab === 'users' ? 'listUsers' : 'listAllBusinesses');
  const query = countQuery(address);
  // What was asked for: another search or filter is another number.
  const [asked, ask] = useState<string | null>(null);
  const isAsked = asked === path + query;
  const { data, isFetching } = useQuery({
    queryKey: [path, query],
    // The whole page, like everything else under this path: changes to rows go through all of them.
    queryFn: ({ signal }) => fetchList(`${path}?${query}`, signal),
    select: (page) => page.total,
    enabled: isAsked,
    staleTime: 0,
  });
  const counted = isAsked && data ? data : total;
  return (
    <div className="list-total soft">
      <p role="status">{counted && totalText(counted, address.search, text)}</p>
      {counted && !counted.isExact && (
        <Button variant="link" pending={isAsked && isFetching} onClick={() => ask(path + query)}>
          Count exactly
        </Button>
      )}
    </div>
  );
}

import { pageSizes, type PageAddress } from './page-address.ts';
import { Select } from '../../../ui/select.tsx';

interface SizeSelectProps {
  size: PageAddress['size'];
  onChoose: (size: number) => void;
}

/** Selects how many rows a page has. */
export function SizeSelect({ size, onChoose }: SizeSelectProps) {
  return (
    <Select
      id="admin-size"
      label="Rows per page"
      value={String(size)}
      options={pageSizes.map((one) => ({ value: String(one), label: String(one) }))}
      onChoose={(chosen) => onChoose(Number(chosen))}
    />
  );
}

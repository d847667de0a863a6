import { Button } from '@mui/material';
import type { Tables } from '@vitrina/shared/database.types.ts';
import { formatPrice } from '@vitrina/shared/money.ts';
import { priceOfRow } from '@vitrina/shared/priceOfRow.ts';
import { Link } from 'react-router';
import { OrderedList } from '../ordering/OrderedList.tsx';
import { Column } from '../ordering/OrderTable.tsx';
import { Words } from '../ui/Words.tsx';
import { PriceForm } from './PriceForm.tsx';
import { text } from './text.ts';

export { bg } from './bg.ts';

type Price = Tables<'prices'>;

export default function PriceList() {
  return (
    <OrderedList<Price>
      form={<PriceForm />}
      headActions={
        <Button component={Link} to="/packages" variant="outlined">
          {text.packages}
        </Button>
      }
      card={(row) => <Words name={`${row.name} – ${shown(row)}`} description={groupOf(row)} />}
      columns={
        <>
          <Column<Price>
            source="name"
            render={(row) => <Words name={row.name} description={groupOf(row)} />}
          />
          <Column<Price> source="cents" render={(row) => <Words name={shown(row)} />} />
        </>
      }
    />
  );
}

const shown = (row: Price) =>
  row.unit ? text.each(formatPrice(priceOfRow(row)), row.unit) : formatPrice(priceOfRow(row));

const groupOf = ({ price_group }: Price) => text.groups[price_group] ?? price_group;

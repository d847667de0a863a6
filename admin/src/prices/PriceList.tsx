import { Button } from '@mui/material';
import type { Tables } from '@vitrina/shared/database.types.ts';
import { type Currencies, formatPrice } from '@vitrina/shared/money.ts';
import { priceOfRow } from '@vitrina/shared/priceOfRow.ts';
import { factsOfBrand } from '@vitrina/shared/studioFacts.ts';
import { DataTable, useGetList } from 'react-admin';
import { Link } from 'react-router';
import { OrderedList } from '../ordering/OrderedList.tsx';
import { CopyButton } from '../ui/CopyButton.tsx';
import { Words } from '../ui/Words.tsx';
import { PriceForm } from './PriceForm.tsx';
import { text } from './text.ts';

export { bg } from './bg.ts';

type Price = Tables<'prices'>;

export default function PriceList() {
  const currencies = useCurrencies();
  const shown = (row: Price) => {
    const price = formatPrice(priceOfRow(row), currencies);
    return row.unit ? text.each(price, row.unit) : price;
  };
  return (
    <OrderedList<Price>
      form={<PriceForm />}
      headActions={
        <Button component={Link} to="/packages" variant="outlined" className="max-md:w-full">
          {text.packages}
        </Button>
      }
      card={(row) => (
        <>
          <Words name={`${row.name} – ${shown(row)}`} description={groupOf(row)} />
          <Mention {...row} />
        </>
      )}
      columns={
        <>
          <DataTable.Col<Price>
            source="name"
            render={(row) => (
              <>
                <Words name={row.name} description={groupOf(row)} />
                <Mention {...row} />
              </>
            )}
          />
          <DataTable.Col<Price> source="cents" render={(row) => <Words name={shown(row)} />} />
        </>
      }
    />
  );
}

/** What stands for the price in a text. */
function Mention({ id }: Pick<Price, 'id'>) {
  const mention = `{${id}}`;
  return (
    <div className="muted min-[90rem]:whitespace-nowrap">
      {text.inText} <code>{mention}</code> <CopyButton value={mention} label={text.copy(mention)} />
    </div>
  );
}

/** The currencies in which the site shows prices. */
function useCurrencies(): Currencies {
  const { data: [studio = factsOfBrand] = [] } = useGetList<Tables<'studio_facts'>>('studio-facts');
  return studio;
}

const groupOf = ({ price_group }: Price) => text.groups[price_group] ?? price_group;

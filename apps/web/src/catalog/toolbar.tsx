import { ORDERS, type Order, type OrderName } from '@astris/search';
import { buttonClass, classes, Icon, type IconName } from '@astris/ui';
import { useTranslations } from 'next-intl';
import { type CatalogAddress, type CatalogView, catalogHref } from './address';

export interface ToolbarProps {
  /** The form that the order belongs to, where there are no scripts. */
  form: string;
  address: CatalogAddress;
  order: Order;
  /** The address with another order, as the query or the address says it. */
  reordered(order: Order): CatalogAddress;
  onOrder(order: OrderName): void;
}
const VIEWS: readonly [CatalogView, IconName, 'asCards' | 'asList'][] = [
  ['grid', 'layout-grid', 'asCards'],
  ['list', 'list', 'asList'],
];

/** By what the cards are ordered, and whether they are shown as cards or as rows. */
export function Toolbar({ form, address, order, reordered, onOrder }: ToolbarProps) {
  const t = useTranslations('catalog');
  const turn = t(order.dir === 'asc' ? 'toolbar.turnDownward' : 'toolbar.turnUpward');
  return (
    <div className="flex items-center gap-1">
      <label htmlFor="order" className="mr-1 text-sm text-fg-3 max-[420px]:sr-only">
        {t('toolbar.order')}
      </label>
      <select
        key={order.by}
        id="order"
        name="order"
        form={form}
        className="as-input h-9! w-auto! text-sm!"
        defaultValue={order.by}
        onChange={(event) => onOrder(event.target.value as OrderName)}
      >
        {ORDERS.map(({ name }) => (
          <option key={name} value={name}>
            {t(`orders.${name}`)}
          </option>
        ))}
      </select>
      <a
        className={classes(buttonClass({ variant: 'quiet' }), 'as-btn-square')}
        href={catalogHref(reordered({ by: order.by, dir: order.dir === 'asc' ? 'desc' : 'asc' }))}
        title={turn}
        aria-label={turn}
      >
        <Icon name={order.dir === 'asc' ? 'arrow-down' : 'arrow-up'} size={16} />
      </a>
      {VIEWS.map(([view, icon, label]) => (
        <a
          key={view}
          className={classes(
            buttonClass({ variant: 'quiet' }),
            'as-btn-square view-key',
            address.view === null && `is-auto-${view}`,
          )}
          href={catalogHref({ ...address, view })}
          title={t(`toolbar.${label}`)}
          aria-label={t(`toolbar.${label}`)}
          aria-current={address.view === view ? 'true' : undefined}
        >
          <Icon name={icon} size={18} />
        </a>
      ))}
    </div>
  );
}

// [!region types]
import type { VevProps } from '@vev/utils';
// [!endregion types]

// [!region hidden]
export const hiddenProps: VevProps[] = [
  { name: 'delivery', type: 'boolean', title: 'We deliver' },
  {
    name: 'deliveryFee',
    type: 'number',
    hidden: (context) => !context.value?.delivery,
  },
];
// [!endregion hidden]

// [!region items]
export const itemsProps: VevProps[] = [
  {
    name: 'checkoutPage',
    type: 'select',
    options: {
      items: (context) =>
        (context.pages ?? []).map((page) => ({
          label: page.title,
          value: page.key,
        })),
    },
  },
];
// [!endregion items]

// [!region initialValue]
export const initialValueProps: VevProps[] = [
  {
    name: 'heading',
    type: 'string',
    initialValue: (context) =>
      context.currentPage?.title ?? 'Our opening hours',
  },
];
// [!endregion initialValue]

import { layoutFor } from 'evaluation';
import { VIEWS, type Item } from 'shared-kernel/model';

type Layouts = Item['screenSizes'];

/** The layouts without those that a view gets from its neighbours all the same (D14). */
export const neededLayouts = (all: Layouts): Layouts =>
  VIEWS.toReversed().reduce((kept, view) => {
    const fewer = Object.fromEntries(Object.entries(kept).filter(([name]) => name !== view));
    return showAlike(fewer, kept) ? fewer : kept;
  }, all);

const showAlike = (left: Layouts, right: Layouts): boolean =>
  VIEWS.every(
    (view) =>
      JSON.stringify(layoutFor({ screenSizes: left }, view)) ===
      JSON.stringify(layoutFor({ screenSizes: right }, view)),
  );

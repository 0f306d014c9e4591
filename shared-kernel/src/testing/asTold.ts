import type { Supporter } from 'shared-kernel/model';

/** A supporter as the server tells of them: without values of masked fields, unless these are asked for (D371). */
export const asTold = (
  { masked, searchCounts, ...supporter }: Supporter,
  reveal = false,
): Supporter =>
  reveal || masked === undefined
    ? supporter
    : {
        ...supporter,
        fields: Object.fromEntries(
          Object.entries(supporter.fields).filter(([name]) => !masked.includes(name)),
        ),
        ...{ masked, searchCounts: searchCounts ?? {} },
      };

import { useSearchParams } from 'shared-kernel/contract';

const PARAMETER = 'find';

/** The filter box's text. It stands in the address, so that coming back to the list finds it again. */
export function useSearchFilter(): readonly [string, (filter: string) => void] {
  const [parameters, setParameters] = useSearchParams();
  return [
    parameters.get(PARAMETER) ?? '',
    (filter) => {
      setParameters(filter === '' ? {} : { [PARAMETER]: filter }, { replace: true });
    },
  ];
}

import type { Criteria } from '#domain/search/search-criteria.ts'
import { writeSearchAddress } from '../../data/catalogue/search-address.ts'

/** Hidden fields by which a form without script keeps a search, except for the parameters that it has fields for. */
export const CriteriaInputs = ({ criteria, except }: { criteria: Criteria; except?: ReadonlySet<string> }) =>
  Object.entries(writeSearchAddress(criteria)).flatMap(([name, value]) =>
    except?.has(name)
      ? []
      : [value ?? []]
          .flat()
          .map(text => <input key={`${name} ${text}`} type="hidden" name={name} value={text} />),
  )

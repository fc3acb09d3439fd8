import { describeUnknownFact } from '#domain/property/unknown-fact.ts'

/** What stands in place of a fact that no source states. */
export const UnknownFact = ({ name }: { name: string }) => (
  <span className="font-normal text-ink-3">{describeUnknownFact(name)}</span>
)

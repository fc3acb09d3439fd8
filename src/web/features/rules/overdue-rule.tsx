import { useQuery } from '@tanstack/react-query'
import { pagePaths } from '#contract/page-paths.ts'
import { formatShortDate } from '#domain/format-date.ts'
import { isRuleOverdue } from '#domain/rules/rules-in-force.ts'
import type { RuleKey } from '#domain/rules/rules.ts'
import { Link } from '../../framework/link.tsx'
import { rulesQuery } from './rules-query.ts'

/** Says beside a figure that its rule should have been checked again, and since when; nothing otherwise. */
export function OverdueRule({ rule }: { rule: RuleKey | undefined }) {
  const { data } = useQuery({ ...rulesQuery(null), enabled: rule !== undefined })
  const found = data?.rules.find(({ key }) => key === rule)
  if (data === undefined || found === undefined || !isRuleOverdue(found, data.asOf)) return null
  return (
    <p className="mt-1 text-2xs text-pretty text-amber-text">
      Passou da data de conferir, {formatShortDate(found.review)}: pode ter mudado.{' '}
      <Link to={pagePaths.rules} hash={found.key} className="underline underline-offset-4">
        Ver a regra
      </Link>
    </p>
  )
}

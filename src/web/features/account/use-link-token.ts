import { useEffect, useState } from 'react'
import type { PagePath } from '#contract/page-paths.ts'
import { secretParameter } from '#contract/secret-address.ts'
import { readTextParameter, usePageLocation } from '../../framework/page-location.ts'
import { useNavigate } from '../../framework/page-navigation.ts'

/**
 * Returns the token of the mailed link by which a page was opened; `undefined` without one. It is read once and taken
 * out of the address: it must not stay in the address bar, in the history, or in a screenshot.
 */
export function useLinkToken(page: PagePath): string | undefined {
  const given = readTextParameter(usePageLocation().query[secretParameter])
  const navigate = useNavigate()
  const [token, setToken] = useState(given)
  if (given !== undefined && given !== token) setToken(given)
  useEffect(() => {
    if (given !== undefined) void navigate({ to: page, search: {}, replace: true })
  }, [given, navigate, page])
  return token
}

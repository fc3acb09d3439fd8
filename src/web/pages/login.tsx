import { useQuery } from '@tanstack/react-query'
import { Link } from '../framework/link.tsx'
import { pagePaths } from '#contract/page-paths.ts'
import { sessionQuery } from '../data/account/session.ts'
import { catalogueQuery } from '../data/catalogue/catalogue-query.ts'
import { SignInByLink } from '../features/account/sign-in-by-link.tsx'
import { SignInDemo } from '../features/account/sign-in-demo.tsx'
import { SignInForm } from '../features/account/sign-in-form.tsx'
import { SignInFrame } from '../features/account/sign-in-frame.tsx'
import { useLinkToken } from '../features/account/use-link-token.ts'
import { usePageHead } from '../framework/page-head.ts'

/** The sign-in form. */
export default function LoginPage() {
  const { data: entry } = useQuery(sessionQuery)
  const { data: catalogue } = useQuery(catalogueQuery)
  const token = useLinkToken(pagePaths.login)
  usePageHead({
    title: 'Entrar',
    canonical: pagePaths.login,
    isIndexed: true,
    description: 'Entre no Arremate para analisar, comparar e acompanhar os imóveis que a Caixa vende.',
  })
  return (
    <SignInFrame title="Entrar" lead="Analise, compare e acompanhe os imóveis que interessam.">
      {token !== undefined && <SignInByLink token={token} />}
      <SignInForm />
      {(entry?.demonstration ?? catalogue?.source === 'demo') && <SignInDemo />}
      {/* Each has a line of its own: on one centered line the words would move aside when the link arrives. */}
      <p className="mt-4 grid justify-items-center text-sm text-ink-3">
        Ainda sem conta?{' '}
        <Link to={pagePaths.search} search={{}} className="text-link">
          Veja os imóveis sem entrar
        </Link>
      </p>
      {/* For everybody alike, so that it stands there from the first picture on and moves nothing. */}
      <p className="mt-4 text-center text-sm text-pretty text-ink-3">
        Os favoritos e as buscas que você salvou sem entrar vão para a sua conta quando você entra.
      </p>
    </SignInFrame>
  )
}

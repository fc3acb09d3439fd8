import { useFavoriteCount } from '../../data/saved/favorite-actions.ts'
import { integerFormat } from '../../ui/format-text.ts'

/** Says on the way to an account what becomes of the favorites that this browser has; nothing without one. */
export function FavoritesOfVisitor() {
  const count = useFavoriteCount()
  if (count === 0) return null
  return (
    <p className="mt-4 text-center text-sm text-pretty text-ink-2">
      {count === 1
        ? 'O favorito deste navegador está guardado: ao entrar, ele aparece nos da sua conta.'
        : `Os ${integerFormat(count)} favoritos deste navegador estão guardados: ao entrar, eles aparecem nos da sua conta.`}
    </p>
  )
}

import { type SearchPreset, searchPresets } from '#domain/search/search-presets.ts'
import { useIsForLiving } from '../../data/account/home-profile.ts'

/** Returns the presets to offer: to who wants to live there none of a resale, unless it is the current one. */
export function useSearchPresets(current: SearchPreset | null): readonly SearchPreset[] {
  const isForLiving = useIsForLiving()
  return isForLiving && current !== 'roi' ? searchPresets.filter(preset => preset !== 'roi') : searchPresets
}

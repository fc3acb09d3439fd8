import { type SearchPreset, searchPresets } from '#domain/search/search-presets.ts'
import { useIsResidentBuyer } from '../../data/account/home-profile.ts'

/** Whether a preset is about a resale and not the current one, so that a resident buyer is not offered it. */
export const isOfResale = (preset: SearchPreset | null, current: SearchPreset | null): boolean =>
  preset === 'roi' && current !== 'roi'

/** Returns the presets to offer; a resident buyer's are without those of a resale, except the current one. */
export function useSearchPresets(current: SearchPreset | null): readonly SearchPreset[] {
  const isResidentBuyer = useIsResidentBuyer()
  return isResidentBuyer ? searchPresets.filter(preset => !isOfResale(preset, current)) : searchPresets
}

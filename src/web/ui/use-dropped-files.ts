import { type RefObject, useEffect, useEffectEvent, useState } from 'react'

const carriesFile = (event: DragEvent): boolean => event.dataTransfer?.types.includes('Files') ?? false

/**
 * Accepts all files dropped onto the element. Drops elsewhere, or while files are not `wanted`, are ignored, because
 * the browser would leave the page otherwise.
 * @returns whether files are dragged over the element
 */
export function useDroppedFiles(
  place: RefObject<HTMLElement | null>,
  wanted: boolean,
  onFiles: (files: readonly File[]) => void,
): boolean {
  const [over, setOver] = useState(false)
  const dropped = useEffectEvent((files: readonly File[]) => onFiles(files))
  useEffect(() => {
    const isOver = ({ target }: DragEvent): boolean =>
      wanted && target instanceof Node && place.current?.contains(target) === true
    const hold = (event: DragEvent) => {
      if (!carriesFile(event)) return
      event.preventDefault()
      if (event.dataTransfer) event.dataTransfer.dropEffect = isOver(event) ? 'copy' : 'none'
      setOver(isOver(event))
    }
    const leave = (event: DragEvent) => {
      if (event.relatedTarget === null) setOver(false)
    }
    const drop = (event: DragEvent) => {
      if (!carriesFile(event)) return
      event.preventDefault()
      setOver(false)
      const files = [...(event.dataTransfer?.files ?? [])]
      if (files.length > 0 && isOver(event)) dropped(files)
    }
    window.addEventListener('dragover', hold)
    window.addEventListener('dragleave', leave)
    window.addEventListener('drop', drop)
    return () => {
      window.removeEventListener('dragover', hold)
      window.removeEventListener('dragleave', leave)
      window.removeEventListener('drop', drop)
    }
  }, [place, wanted])
  return over
}

import { type RefObject, useEffect, useEffectEvent, useState } from 'react'

const carriesFile = (event: DragEvent): boolean => event.dataTransfer?.types.includes('Files') ?? false

/**
 * Files dropped onto the place. Beside it they do nothing: by itself the browser would leave the page for the file.
 * @returns whether a file is held over the place
 */
export function useFileDrop(
  place: RefObject<HTMLElement | null>,
  wanted: boolean,
  onFile: (file: File) => void,
): boolean {
  const [over, setOver] = useState(false)
  const dropped = useEffectEvent((file: File) => onFile(file))
  useEffect(() => {
    const isOver = (event: DragEvent): boolean =>
      wanted && event.target instanceof Node && place.current?.contains(event.target) === true
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
      const file = event.dataTransfer?.files[0]
      if (file && isOver(event)) dropped(file)
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

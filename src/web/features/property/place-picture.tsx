import { useEffect, useState } from 'react'
import outlines from '../listing/place/outlines.json?url'
import { drawStates, type StateOutlines } from './state-outlines.ts'

/** Whether the element has come near the screen. */
function useCameNear(element: Element | null): boolean {
  const [near, setNear] = useState(false)
  useEffect(() => {
    if (!element || near) return
    const observer = new IntersectionObserver(
      entries => entries.some(entry => entry.isIntersecting) && setNear(true),
      { rootMargin: '240px 0px' },
    )
    observer.observe(element)
    return () => observer.disconnect()
  }, [element, near])
  return near
}

/**
 * The state of a point and those around it, with the point in the middle and the place's name below. The outlines are
 * fetched when the picture is nearly seen.
 */
export function PlacePicture({
  lat,
  lng,
  exact,
  state,
  name,
}: {
  lat: number
  lng: number
  exact: boolean
  state: string
  name: string
}) {
  const [drawn, setDrawn] = useState<StateOutlines | null>(null)
  const [picture, setPicture] = useState<SVGSVGElement | null>(null)
  const near = useCameNear(picture)
  useEffect(() => {
    if (!near) return
    const fetching = new AbortController()
    fetch(outlines, { signal: fetching.signal })
      .then(answer => answer.json())
      .then(states => setDrawn(drawStates(states, { lat, lng, state })))
      // Without outlines the point stays alone.
      .catch(() => undefined)
    return () => fetching.abort()
  }, [near, lat, lng, state])
  return (
    <svg ref={setPicture} className="place-picture" aria-hidden="true">
      <svg x="50%" y="50%" overflow="visible">
        <path d={drawn?.others ?? ''} className="place-land" />
        <path d={drawn?.own ?? ''} className="place-land place-own-land" />
        {exact ? (
          <>
            <path d="M0 0c-9-13-12-17-12-23a12 12 0 0 1 24 0c0 6-3 10-12 23z" className="place-pin" />
            <circle cy="-23" r="4.5" className="place-pin-eye" />
          </>
        ) : (
          <>
            <circle r="14" className="place-around" />
            <circle r="4.5" className="place-pin" />
          </>
        )}
        <text y={exact ? 20 : 34} className="place-name">
          {name}
        </text>
      </svg>
    </svg>
  )
}

import useEmblaCarousel from 'embla-carousel-react'
import { ChevronLeft, ChevronRight } from 'lucide-react'
import { type KeyboardEvent, useEffect, useState } from 'react'
import type { Property } from '#contract/property-schemas.ts'
import { ListingPhoto } from '../listing/photo/listing-photo.tsx'
import { gallerySizes } from './gallery-sizes.ts'

const reduced = () => matchMedia('(prefers-reduced-motion: reduce)').matches

/** Several photos, one at a time: by swiping, by the arrows on the picture, by the arrow keys. */
export default function GallerySlides({ property }: { property: Property }) {
  const total = property.images.length
  const [viewport, carousel] = useEmblaCarousel({ duration: 20 })
  const [at, setAt] = useState(0)
  /** Photos load when the one before them was shown. */
  const [reached, setReached] = useState(1)
  useEffect(() => {
    if (!carousel) return
    const follow = () => {
      const index = carousel.selectedScrollSnap()
      setAt(index)
      setReached(before => Math.max(before, index + 1))
    }
    carousel.on('select', follow).on('reInit', follow)
    return () => {
      carousel.off('select', follow).off('reInit', follow)
    }
  }, [carousel])

  const showSlide = (to: number) => carousel?.scrollTo(Math.min(Math.max(to, 0), total - 1), reduced())
  const onKeyDown = (event: KeyboardEvent) => {
    const to = { ArrowLeft: at - 1, ArrowRight: at + 1, Home: 0, End: total - 1 }[event.key]
    if (to === undefined) return
    event.preventDefault()
    showSlide(to)
  }
  return (
    <section aria-roledescription="carrossel" aria-label="Fotos do imóvel">
      <div ref={viewport} className="absolute inset-0 overflow-hidden">
        <ul className="flex h-full touch-pan-y">
          {property.images.map((image, index) => (
            <li
              key={image}
              aria-label={`Foto ${index + 1} de ${total}`}
              aria-hidden={index !== at}
              className="relative h-full w-full shrink-0"
            >
              {index <= reached && (
                <ListingPhoto property={property} index={index} sizes={gallerySizes} eager={index === 0} />
              )}
            </li>
          ))}
        </ul>
      </div>
      <button
        type="button"
        className="size-target absolute top-1/2 grid place-content-center mt-[calc(var(--target)_/_-2)] rounded-full bg-plate text-plate-ink transition-opacity aria-[disabled=true]:opacity-35 aria-[disabled=true]:cursor-default left-3"
        aria-label="Foto anterior"
        aria-disabled={at === 0}
        onClick={() => showSlide(at - 1)}
        onKeyDown={onKeyDown}
      >
        <ChevronLeft className="size-5 static" />
      </button>
      <button
        type="button"
        className="size-target absolute top-1/2 grid place-content-center mt-[calc(var(--target)_/_-2)] rounded-full bg-plate text-plate-ink transition-opacity aria-[disabled=true]:opacity-35 aria-[disabled=true]:cursor-default right-3"
        aria-label="Próxima foto"
        aria-disabled={at === total - 1}
        onClick={() => showSlide(at + 1)}
        onKeyDown={onKeyDown}
      >
        <ChevronRight className="size-5 static" />
      </button>
      <output className="absolute right-3 bottom-3 rounded-md bg-plate px-2.5 py-1 text-sm font-semibold text-plate-ink lg:right-4 lg:bottom-4">
        <span className="sr-only">Foto </span>
        {at + 1} / {total}
      </output>
    </section>
  )
}

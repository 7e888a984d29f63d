export interface ProductImageProps {
  /** Address of the picture. */
  src: string
  /** Width and height in px, so that nothing moves when it arrives. */
  size: number
  className: string
  /**
   * Value of `data-part`.
   * @default 'image'
   */
  part?: string
}

/** The picture of a product beside its name, which says the same: it has no text, and loads when it is near. */
export function ProductImage({ src, size, className, part = 'image' }: ProductImageProps) {
  return (
    <img
      src={src}
      alt=""
      width={size}
      height={size}
      loading="lazy"
      decoding="async"
      className={className}
      data-part={part}
    />
  )
}

/** Version of the drawings: it is in their addresses, so that they may be kept for a year and still change. */
export const PICTURE_VERSION = 1

/** Addresses of a product's pictures: small for lists, large for its page. */
export function pictureUrls(goodsId: number): { list: string; large: string }[] {
  return [
    {
      list: `/pictures/v${PICTURE_VERSION}/goods/${goodsId}-s.svg`,
      large: `/pictures/v${PICTURE_VERSION}/goods/${goodsId}-l.svg`,
    },
  ]
}

/** Address of a brand's plate. */
export function brandPicture(brandId: number): string {
  return `/pictures/v${PICTURE_VERSION}/brands/${brandId}.svg`
}

/** Address of a category's drawing. */
export function categoryPicture(logo: string): string {
  return `/pictures/v${PICTURE_VERSION}/categories/${encodeURIComponent(logo)}.svg`
}

/** Address of a banner's drawing. */
export function bannerPicture(name: string): string {
  return `/pictures/v${PICTURE_VERSION}/banners/${encodeURIComponent(name)}.svg`
}

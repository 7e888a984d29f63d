/** Version of the drawings, part of their addresses: browsers can keep them for a year, and they can still change. */
const PICTURE_VERSION = 4

/** Addresses of a product's pictures: small for lists, large for its page. */
export function pictureUrls(goodsId: number): { list: string; large: string }[] {
  return [
    {
      list: `/pictures/v${PICTURE_VERSION}/goods/${goodsId}-s.svg`,
      large: `/pictures/v${PICTURE_VERSION}/goods/${goodsId}-l.svg`,
    },
  ]
}

/** Address of a brand's picture. */
export function brandPicture(brandId: number): string {
  return `/pictures/v${PICTURE_VERSION}/brands/${brandId}.svg`
}

/** Address of a category's drawing. */
export function categoryPicture(logo: string): string {
  return `/pictures/v${PICTURE_VERSION}/categories/${encodeURIComponent(logo)}.svg`
}

/** Address of a banner's drawing. */
export function bannerPicture(name: string, version = PICTURE_VERSION): string {
  return `/pictures/v${version}/banners/${encodeURIComponent(name)}.svg`
}

/** Addresses of a banner's drawing in every version: an ad keeps the one that it was stored with. */
export function bannerPictures(name: string): string[] {
  return Array.from({ length: PICTURE_VERSION }, (_, at) => bannerPicture(name, at + 1))
}

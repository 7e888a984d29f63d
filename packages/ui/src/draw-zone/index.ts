export * from './DrawActivity'
export * from './DrawPictures'

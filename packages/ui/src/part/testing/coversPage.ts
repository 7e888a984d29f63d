/** The parameters of stories that cover the page: on a documentation page each is in a frame. */
export const coversPage = { docs: { story: { inline: false, height: '480px' } } } as const

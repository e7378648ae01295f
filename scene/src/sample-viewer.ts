/** What the viewer's code reads in a preview. As long as the address of a viewer, so that it has as many squares. */
export const sampleViewer = 'https://afterimage.example/ar/0000000000000000000000';

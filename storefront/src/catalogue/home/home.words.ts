export const words = {
  title: 'Afterimage – photographs that wake up in augmented reality',
  description:
    'Framed prints, mugs, shirts and more with your own photos. Point a phone at the finished thing, and the film you gave it plays inside the picture.',
  display: 'Photographs that wake up.',
  lede: 'Put your picture on something worth keeping. Whoever points a phone at it sees the film behind it play, held to its edges. No app.',
  make: 'Make your own',
  shopAll: 'Shop all',

  howTitle: 'How it works',
  steps: [
    {
      title: 'Choose a thing',
      text: 'A frame, a mug, a shirt, a cushion: made well enough to outlast the moment on it.',
    },
    {
      title: 'Put your photo on it',
      text: 'Crop it by hand, add a line of words, and see the finished thing before you pay.',
    },
    {
      title: 'Give it a life',
      text: 'Attach a film, a 3D model, a text or a picture. You can exchange it after the purchase.',
    },
  ],
  step: (number: number) => `Step ${number}`,

  yoursTitle: 'Waiting for your picture',
  yoursLink: 'Everything that can be personalised',
  sentence: 'A print holds one moment. The phone in your guest’s hand shows the ten seconds round it.',
  sentenceLink: 'Find what to put it on',
  shelvesTitle: 'By category',
  count: (count: number) => (count === 1 ? '1 product' : `${count} products`),
  popularTitle: 'What others like',
  popularLink: 'Shop all',
};

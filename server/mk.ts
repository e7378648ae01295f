import sharp from 'sharp';
console.log(await sharp('/tmp/mp/sk/usr/lib/python3/dist-packages/skimage/data/astronaut.png').jpeg({ quality: 82, mozjpeg: true }).toFile('../e2e/fixtures/portrait.jpg'));

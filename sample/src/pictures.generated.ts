/** Written by `npm run sample:pictures`; do not edit. Picture name -> what exists on disk. */
export interface GeneratedPicture {
  width: number;
  height: number;
  widths: number[];
  placeholder: string;
}

export const generatedPictures: Record<string, GeneratedPicture> = {
  'alba-straw-sun-hat-black-detail': {
    width: 960,
    height: 1200,
    widths: [320, 640, 960],
    placeholder:
      'data:image/webp;base64,UklGRlQAAABXRUJQVlA4IEgAAAAQAgCdASoMAA8AA4BaJaQAAudDVBg7q8gAAP703pc/KweOT8gsnYTZl8X7gZchF1mk7pd8q7xjGRkdxoimW+YjXwue2bB8AAA=',
  },
  'alba-straw-sun-hat-black-main': {
    width: 960,
    height: 1200,
    widths: [320, 640, 960],
    placeholder:
      'data:image/webp;base64,UklGRlIAAABXRUJQVlA4IEYAAADwAQCdASoMAA8AA4BaJaQAAudDFM+IlAAA/vTO/1UTiTz+4gXi01gQK/IYG288nve8epNvU0Z8q5z0kUp9hqBmNFVr0BAA',
  },
  'alba-straw-sun-hat-yellow-main': {
    width: 960,
    height: 1200,
    widths: [320, 640, 960],
    placeholder:
      'data:image/webp;base64,UklGRk4AAABXRUJQVlA4IEIAAAAQAgCdASoMAA8AA4BaJYwCdAEO9avtFCAAAP70zrfZK59qDMdCtpYn382I8F6WxFDX36i65BAiJEi5mzVdYdexAAA=',
  },
  'album-photo-pouf-black-detail': {
    width: 960,
    height: 1200,
    widths: [320, 640, 960],
    placeholder:
      'data:image/webp;base64,UklGRmIAAABXRUJQVlA4IFYAAAAwAgCdASoMAA8AA4BaJYwCdAYv1vfDlRC2gAD+8jvKyNQOUSnY1T3dVt5s1rj0YxxW0mUuYWZeOwSoYXeZn+TGHefyh93dn+KkBS6eoZ3iesq/vx8AAA==',
  },
  'album-photo-pouf-black-main': {
    width: 960,
    height: 1200,
    widths: [320, 640, 960],
    placeholder:
      'data:image/webp;base64,UklGRloAAABXRUJQVlA4IE4AAAAQAgCdASoMAA8AA4BaJZwAAube+QbZnGQAAP702+fnf+6YU1XsjeYReTTKVmCL1z8clfTuJ6MeLZ4J+IYrS0yoMqH7rI+aMTDEnofAAAA=',
  },
  'album-photo-pouf-blue-main': {
    width: 960,
    height: 1200,
    widths: [320, 640, 960],
    placeholder:
      'data:image/webp;base64,UklGRmIAAABXRUJQVlA4IFYAAAAwAgCdASoMAA8AA4BaJaACdAEO0lL+Rln/AAD+9Nvn4p+88y59808JsdbWrxuPqE5hAmY8qLocOHcxoQPRd2StaV/+Voi4AG0MHvlgq+DqKWMozaCAAA==',
  },
  'album-photo-pouf-yellow-main': {
    width: 960,
    height: 1200,
    widths: [320, 640, 960],
    placeholder:
      'data:image/webp;base64,UklGRl4AAABXRUJQVlA4IFIAAAAwAgCdASoMAA8AA4BaJbACdAEO9cP/ez3gAAD+9Nvn6Oig6CljU8r0KGwYcbd1w7HcUKctf4YCwzDe5RJtzryBuzag8BjfQ16nIViPno94ksAA',
  },
  'alder-lounge-chair-black-detail': {
    width: 960,
    height: 1200,
    widths: [320, 640, 960],
    placeholder:
      'data:image/webp;base64,UklGRmoAAABXRUJQVlA4IF4AAAAQAgCdASoMAA8AA4BaJZQCw7DcV8F4Y5AAAPy0/t59Erq+5NIaWcLe+0cW0ccmO25lWTSpCI0BrrDJSt9tp3q9OWeZX5JhrLCQ13ZRDRVyRxiIgt8Ue21eLWtQAAAA',
  },
  'alder-lounge-chair-black-main': {
    width: 960,
    height: 1200,
    widths: [320, 640, 960],
    placeholder:
      'data:image/webp;base64,UklGRlwAAABXRUJQVlA4IFAAAADwAQCdASoMAA8AA4BaJZwAAietGbSTbAAA/vTfv/pKzXi+/Uz3qw2rb6tnS85m+r6sLrgYPzyyJ9seEjrScpvh4H0dmiqY23T6FRfO5kAAAA==',
  },
  'alder-lounge-chair-blue-main': {
    width: 960,
    height: 1200,
    widths: [320, 640, 960],
    placeholder:
      'data:image/webp;base64,UklGRlwAAABXRUJQVlA4IFAAAAAQAgCdASoMAA8AA4BaJYgCdADdSjIBFrQAAP7039fSnVCwUsMsBveIiKztszfOc2vDFsa31jieA3s6sdBZtIN4KwbLSehqK4Zd57DNMbQAAA==',
  },
  'alder-lounge-chair-yellow-main': {
    width: 960,
    height: 1200,
    widths: [320, 640, 960],
    placeholder:
      'data:image/webp;base64,UklGRlwAAABXRUJQVlA4IFAAAADwAQCdASoMAA8AA4BaJaACdAEN+pRD2aAA/vTchGtWOBlPyJD9739qifcxo0xJ+Mr2HQdOpc/cAijN0xMd3pDzLLiUV8MXf1RQrNgSt97QAA==',
  },
  'almanac-photo-wall-calendar-natural-detail': {
    width: 960,
    height: 1200,
    widths: [320, 640, 960],
    placeholder:
      'data:image/webp;base64,UklGRmIAAABXRUJQVlA4IFYAAAAQAgCdASoMAA8AA4BaJYwCdAEPhRdtP2AAAP5b/Q2Av+zrngdsqxyvw5M+88+I7XBuQTh1RE42/kplXc2lUZyh36mfgJ1OqfM+Rv/hhFsMvugDpYAAAA==',
  },
  'almanac-photo-wall-calendar-natural-main': {
    width: 960,
    height: 1200,
    widths: [320, 640, 960],
    placeholder:
      'data:image/webp;base64,UklGRkwAAABXRUJQVlA4IEAAAAAQAgCdASoMAA8AA4BaJZwCdAERHwkn/lQAAP7yb/ybVCTiLdfI/8PsYUF9Ftz9RMSUsfMvYUcTP4GB6tvUqkAA',
  },
  'amber-room-natural-detail': {
    width: 960,
    height: 1200,
    widths: [320, 640, 960],
    placeholder:
      'data:image/webp;base64,UklGRkoAAABXRUJQVlA4ID4AAADQAQCdASoMAA8AA4BaJaACdADcyWruAAD+8Ibz82occhgRfP6S/SSfLZLA2rGmApP3/71UhFRgaE8k7G7AAA==',
  },
  'amber-room-natural-main': {
    width: 960,
    height: 1200,
    widths: [320, 640, 960],
    placeholder:
      'data:image/webp;base64,UklGRkgAAABXRUJQVlA4IDwAAADwAQCdASoMAA8AA4BaJQBOgBufBcpIuwAA/vTe7slYrwN1TZ804OcdPucNXIa0hvN29XMgjUUmzOaAAAA=',
  },
  'aperture-picture-watch-black-detail': {
    width: 960,
    height: 1200,
    widths: [320, 640, 960],
    placeholder:
      'data:image/webp;base64,UklGRloAAABXRUJQVlA4IE4AAADwAQCdASoMAA8AA4BaJZwAAxfwIQw+8AAA/u5i5T88FvxCUo+7gzJOmH5lvpQ1aRYQX7x7fGncuAGgEcbG8AykGhhRbfMA8dAA57WEAAA=',
  },
  'aperture-picture-watch-black-main': {
    width: 960,
    height: 1200,
    widths: [320, 640, 960],
    placeholder:
      'data:image/webp;base64,UklGRk4AAABXRUJQVlA4IEIAAADwAQCdASoMAA8AA4BaJZwAAsf0wi1iAYAA/vTVragus806bXGSapKBI74BsmFwMFiKxpk0IhQD249wkncA7XAgAAA=',
  },
  'aperture-picture-watch-blue-main': {
    width: 960,
    height: 1200,
    widths: [320, 640, 960],
    placeholder:
      'data:image/webp;base64,UklGRlAAAABXRUJQVlA4IEQAAACwAQCdASoMAA8AA4BaJYwAAlvOkU4AAP703dyxdSvF3BU07uzOvImDdYbr0yBlKvDdE9u5bZzpOcfBgkXpBPxHqaBAAA==',
  },
  'aperture-picture-watch-yellow-main': {
    width: 960,
    height: 1200,
    widths: [320, 640, 960],
    placeholder:
      'data:image/webp;base64,UklGRkwAAABXRUJQVlA4IEAAAADwAQCdASoMAA8AA4BaJQBdgBufKyiziyAA/vTfGYeyI4IKyowmNiAlBqPEe3trzGeHud9ytDnzrvbiGfyeQMgA',
  },
  'beacon-key-tag-black-detail': {
    width: 960,
    height: 1200,
    widths: [320, 640, 960],
    placeholder:
      'data:image/webp;base64,UklGRm4AAABXRUJQVlA4IGIAAADwAQCdASoMAA8AA4BaJZQAAvqlZYCbH9AA/vH23Em7bfDty3lNtJXrvi+uYXwxPSUIj1YbFopz3gd2Ds7BXLHpVgU4AvEN1OYRExQe0+ztWDY6zRLol9V+WjZ9BN+efyAAAA==',
  },
  'beacon-key-tag-black-main': {
    width: 960,
    height: 1200,
    widths: [320, 640, 960],
    placeholder:
      'data:image/webp;base64,UklGRloAAABXRUJQVlA4IE4AAAAQAgCdASoMAA8AA4BaJZwAD4owbPW4RxsgAP7zdVJcsP268S99njVZRF7OKCK5AIXKiBIswdbf8UmY84Tikx+Sv1vusVdXcq/pvwUAAAA=',
  },
  'beacon-key-tag-blue-main': {
    width: 960,
    height: 1200,
    widths: [320, 640, 960],
    placeholder:
      'data:image/webp;base64,UklGRmAAAABXRUJQVlA4IFQAAABQAgCdASoMAA8AA4BaJYwCdEf/gegnoQYQiRAA/vN1Ulxa/BuIvSSGYOhE0tk03voQFqm+qie3n+rgT/y5FEA2ZwDBRo1OhfFo2mSqTivKR6OIAAA=',
  },
  'beacon-key-tag-yellow-main': {
    width: 960,
    height: 1200,
    widths: [320, 640, 960],
    placeholder:
      'data:image/webp;base64,UklGRlIAAABXRUJQVlA4IEYAAAAQAgCdASoMAA8AA4BaJZACdAEOzoJU0EJwAP7zcwe8+uiazIE3SvOfwCmJEooEqtwnIitBaNtai8LDLYwslU/OkdZKYAAA',
  },
  'blue-hour-natural-detail': {
    width: 960,
    height: 1200,
    widths: [320, 640, 960],
    placeholder:
      'data:image/webp;base64,UklGRk4AAABXRUJQVlA4IEIAAADQAQCdASoMAA8AA4BaJZgCdADbX59CAAD+84Js0RvTzptj26MOPfCfiIfWpklZLlx4dXAWSXc0+x7puunVYacJ1AA=',
  },
  'blue-hour-natural-main': {
    width: 960,
    height: 1200,
    widths: [320, 640, 960],
    placeholder:
      'data:image/webp;base64,UklGRk4AAABXRUJQVlA4IEIAAABQAgCdASoMAA8AA4BaJYwC7H8AF8hcEfHQqzAA/vTeKEWroI4U2byi9X1BDdqx0UMBC/Yyrefa01VtUbTwKn0kUAA=',
  },
  'breakwater-swim-shorts-black-detail': {
    width: 960,
    height: 1200,
    widths: [320, 640, 960],
    placeholder:
      'data:image/webp;base64,UklGRlwAAABXRUJQVlA4IFAAAADwAQCdASoMAA8AA4BaJaQAAvmHuluRBAAA/u5mOf9pVzrY441zZvohLTOcIeYprvP+pg67FmSE4zNsiGWtkgOSnq3JzOSg8BlKtgMFv2LCAA==',
  },
  'breakwater-swim-shorts-black-main': {
    width: 960,
    height: 1200,
    widths: [320, 640, 960],
    placeholder:
      'data:image/webp;base64,UklGRlIAAABXRUJQVlA4IEYAAADQAQCdASoMAA8AA4BaJaQAAvrdiUwwAAD+83qWyoQ1nqn7N9bWuHwetxTY8vNW9zt7QczWyY9a7rFAh9PhPHTgN9UBAAAA',
  },
  'breakwater-swim-shorts-blue-main': {
    width: 960,
    height: 1200,
    widths: [320, 640, 960],
    placeholder:
      'data:image/webp;base64,UklGRmIAAABXRUJQVlA4IFYAAAAQAgCdASoMAA8AA4BaJagCdGaAAwIcDX4AAP7zdbjwSs/ihoNAJV0BdGlAseANRzq2iK0XjdLTgNmhUSu6C2raemdnWkeUobEyx61KRaD3G9ADDoNAAA==',
  },
  'breakwater-swim-shorts-yellow-main': {
    width: 960,
    height: 1200,
    widths: [320, 640, 960],
    placeholder:
      'data:image/webp;base64,UklGRlgAAABXRUJQVlA4IEwAAAAwAgCdASoMAA8AA4BaJbACdH8EwAApPNbyAAD+9M8ZVZxK20ueujQQpT4LhMXAkf0xmYffjPb9JwW8DZ5gJ7GO/gIpZD1FQTgXLAAA',
  },
  'brim-felt-hat-black-detail': {
    width: 960,
    height: 1200,
    widths: [320, 640, 960],
    placeholder:
      'data:image/webp;base64,UklGRlgAAABXRUJQVlA4IEwAAADQAQCdASoMAA8AA4BaJaQAAvrdi0FDQAD+9NSWS+JmdtXTivR+FyvoHTqB+1blFaQPhjgZrOqMfoF9y4iMc6ZBFEOEFJZBAOkhIAAA',
  },
  'brim-felt-hat-black-main': {
    width: 960,
    height: 1200,
    widths: [320, 640, 960],
    placeholder:
      'data:image/webp;base64,UklGRlIAAABXRUJQVlA4IEYAAAAQAgCdASoMAA8AA4BaJaQAD4QwcKG9heAAAP70zv/Tqhz+2P1cTaxnzNMFoQRdPBO+cydHyMWaejfYfiXk3YP2RcVYQAAA',
  },
  'brim-felt-hat-blue-main': {
    width: 960,
    height: 1200,
    widths: [320, 640, 960],
    placeholder:
      'data:image/webp;base64,UklGRlYAAABXRUJQVlA4IEoAAAAQAgCdASoMAA8AA4BaJQBOj+ADAxDCs8AAAP70zrfZXm9+wwNZt8RB44S1CEALmE5gGG4uowuFRXG9zdMhFzDuKpcSSux0ZMsAAA==',
  },
  'brim-felt-hat-yellow-main': {
    width: 960,
    height: 1200,
    widths: [320, 640, 960],
    placeholder:
      'data:image/webp;base64,UklGRlQAAABXRUJQVlA4IEgAAADwAQCdASoMAA8AA4BaJZgCdAEO5pBELAAA/vTPGJYFKq5JOVl+Rm9YAi7yzv24uGn4Gz1f21cVE+wAsTTJgkrEwkIi/08AAAA=',
  },
  'carrier-weekend-bag-black-detail': {
    width: 960,
    height: 1200,
    widths: [320, 640, 960],
    placeholder:
      'data:image/webp;base64,UklGRmIAAABXRUJQVlA4IFYAAADQAQCdASoMAA8AA4BaJZwAAl1x38WlwAD+7j0Vuxbwm8sMnlssRdQoWz/3ur5uDJlZGwotEiT1lz0CV2p6rL894JYT8YNBtnmrEPfwaC8AyhrwQIAAAA==',
  },
  'carrier-weekend-bag-black-main': {
    width: 960,
    height: 1200,
    widths: [320, 640, 960],
    placeholder:
      'data:image/webp;base64,UklGRloAAABXRUJQVlA4IE4AAADwAQCdASoMAA8AA4BaJZwAAlegsCo6/IgA/vTfgrh59jdgNmrJqy9ev8oXbm2G6QXcao25uDsrPmdE/LgDrkljjn0hhEZwK+nj2lCAAAA=',
  },
  'carrier-weekend-bag-yellow-main': {
    width: 960,
    height: 1200,
    widths: [320, 640, 960],
    placeholder:
      'data:image/webp;base64,UklGRlwAAABXRUJQVlA4IFAAAADwAQCdASoMAA8AA4BaJbACdADdnDmXUbwA/vTf1jafVaet7Mwb2FvuPf8FdDYk2xUxpMmFP2b9YTgi83Qds++iONzHDRmY1To/HcH/pN0AAA==',
  },
  'category-cosmetics': {
    width: 960,
    height: 1200,
    widths: [320, 640, 960],
    placeholder:
      'data:image/webp;base64,UklGRkIAAABXRUJQVlA4IDYAAADwAQCdASoMAA8AA4BaJYwCw7EOzmSa3lAA/vTPTPpxHk/ijOFIH8qVMrYj+GMEPtSS+oegAAA=',
  },
  'category-decor': {
    width: 960,
    height: 1200,
    widths: [320, 640, 960],
    placeholder:
      'data:image/webp;base64,UklGRlgAAABXRUJQVlA4IEwAAAAQAgCdASoMAA8AA4BaJZwAAuso6C82MX54AP7wi11xj7T1EIhBYVGx4zphbaTFO81HdpO0fa6t2wezTWNA0BgHthWogYKZ7enPUcAA',
  },
  'category-fashion': {
    width: 960,
    height: 1200,
    widths: [320, 640, 960],
    placeholder:
      'data:image/webp;base64,UklGRloAAABXRUJQVlA4IE4AAADwAQCdASoMAA8AA4BaJbACdAELVjhpBCgA/vTfQSFVnKjGnHPWjDySbh6FWyB2Jwp+vOluKN6vg5APgj4A0KY6AA2Uk1DrSyNXY9RAMAA=',
  },
  'category-furniture': {
    width: 960,
    height: 1200,
    widths: [320, 640, 960],
    placeholder:
      'data:image/webp;base64,UklGRlwAAABXRUJQVlA4IFAAAADwAQCdASoMAA8AA4BaJaACdAEN+pRD2aAA/vTchGtWOBlPyJD9739qifcxo0xJ+Mr2HQdOpc/cAijN0xMd3pDzLLiUV8MXf1RQrNgSt97QAA==',
  },
  'category-jewelry': {
    width: 960,
    height: 1200,
    widths: [320, 640, 960],
    placeholder:
      'data:image/webp;base64,UklGRkYAAABXRUJQVlA4IDoAAADQAQCdASoMAA8AA4BaJZQAAudgExTGdAD+83WdkYffGcwDmkuqdl4LDN27JjaSDyurZCs8wI2bmQAA',
  },
  'category-men': {
    width: 960,
    height: 1200,
    widths: [320, 640, 960],
    placeholder:
      'data:image/webp;base64,UklGRlwAAABXRUJQVlA4IFAAAAAwAgCdASoMAA8AA4BaJZwAD32Sd7QAFgxcAAD+9NxD9ViPcr76HVqxTbug7TnkyI6Y4X822B45ZVKU2luDK1Fa0mlxzOdODlEaI32jbigAAA==',
  },
  'category-perfumes': {
    width: 960,
    height: 1200,
    widths: [320, 640, 960],
    placeholder:
      'data:image/webp;base64,UklGRkYAAABXRUJQVlA4IDoAAADQAQCdASoMAA8AA4BaJZQAAltSSr+/gAD+9N7+sD8w+Bzj/IUPrXdqKd/HImj0PcyG9nrN5Zf9mmYA',
  },
  'category-swimsuit': {
    width: 960,
    height: 1200,
    widths: [320, 640, 960],
    placeholder:
      'data:image/webp;base64,UklGRlQAAABXRUJQVlA4IEgAAAAQAgCdASoMAA8AA4BaJYwCdAEQ5WWiy4gAAP7ycGAq40F6TKCEQjQmvSIlB+h2vD5TCfrySy6KOyJOe2zg7+Tq7uxLYv6mAAA=',
  },
  'category-wearables': {
    width: 960,
    height: 1200,
    widths: [320, 640, 960],
    placeholder:
      'data:image/webp;base64,UklGRmIAAABXRUJQVlA4IFYAAAAwAgCdASoMAA8AA4BaJaQAD4tNau1DZMAdAAD+84ifOoG9+m5mg5HOM7UrW6+Pftgfbdk9yW3EEXj2Fmewr2IJHD4tg1jMI6tNR3Bky7xCG/t/8BwgAA==',
  },
  'category-women': {
    width: 960,
    height: 1200,
    widths: [320, 640, 960],
    placeholder:
      'data:image/webp;base64,UklGRlgAAABXRUJQVlA4IEwAAADwAQCdASoMAA8AA4BaJZgCdADdHvsdcsAA/vTfgq9c+sPcDsXbZMkLE4R+UqgZ7ksg0drfOaMbBEVyiz45KQudhtC2ahLrtTvdtWgA',
  },
  'charm-photo-bracelet-natural-detail': {
    width: 960,
    height: 1200,
    widths: [320, 640, 960],
    placeholder:
      'data:image/webp;base64,UklGRkQAAABXRUJQVlA4IDgAAADwAQCdASoMAA8AA4BaJZwAAven4ePhXAAA/vOSTijSPs5HqTWC1MZUVeglnrUx7VYdFz9kqmPwAA==',
  },
  'charm-photo-bracelet-natural-main': {
    width: 960,
    height: 1200,
    widths: [320, 640, 960],
    placeholder:
      'data:image/webp;base64,UklGRjgAAABXRUJQVlA4ICwAAACwAQCdASoMAA8AA4BaJZwAAudQN1ZAAP70zg4IQU57xH1arEwrZB7KtsAAAA==',
  },
  'citrus-travel-cologne-black-detail': {
    width: 960,
    height: 1200,
    widths: [320, 640, 960],
    placeholder:
      'data:image/webp;base64,UklGRkIAAABXRUJQVlA4IDYAAADQAQCdASoMAA8AA4BaJZwAAtz+Uc3IAAD+7mTk+gbwze98cVTDPN+KWArQ+bEE0iHimqCqAgA=',
  },
  'citrus-travel-cologne-black-main': {
    width: 960,
    height: 1200,
    widths: [320, 640, 960],
    placeholder:
      'data:image/webp;base64,UklGRkoAAABXRUJQVlA4ID4AAACwAQCdASoMAA8AA4BaJZwAAlvuYAPEAP7030N+DZ9Yu5NOcLgt5QlSKoOSE9py1gc2Kj/fbbz7+JD7wgAAAA==',
  },
  'citrus-travel-cologne-blue-main': {
    width: 960,
    height: 1200,
    widths: [320, 640, 960],
    placeholder:
      'data:image/webp;base64,UklGRlAAAABXRUJQVlA4IEQAAADwAQCdASoMAA8AA4BaJQBOgBuj3v4MgQAA/vTUq9bUf3LKt7AoYU9imyHb4sNd2fqM6gpJqvMU8dWzEvqpSk4itoAAAA==',
  },
  'citrus-travel-cologne-yellow-main': {
    width: 960,
    height: 1200,
    widths: [320, 640, 960],
    placeholder:
      'data:image/webp;base64,UklGRkoAAABXRUJQVlA4ID4AAADwAQCdASoMAA8AA4BaJZACdADdBBXXuMAA/vTe7slYrwmHIpPaTGYWEv0ag05+//32dA5vfQJgKhB1/OaAAA==',
  },
  'clear-morning-cleanser-natural-detail': {
    width: 960,
    height: 1200,
    widths: [320, 640, 960],
    placeholder:
      'data:image/webp;base64,UklGRkQAAABXRUJQVlA4IDgAAAAQAgCdASoMAA8AA4BaJZQC7AERH0zfBX+AAP7uWJBYBxix84u+DtDLMsgv4p6PvAPXrFPuItqAAA==',
  },
  'clear-morning-cleanser-natural-main': {
    width: 960,
    height: 1200,
    widths: [320, 640, 960],
    placeholder:
      'data:image/webp;base64,UklGRjYAAABXRUJQVlA4ICoAAADwAQCdASoMAA8AA4BaJZwAAvreZmBCPNAA/vN+xCTPHABrZuPVg7RRAgA=',
  },
  'contact-sheet-poster-natural-detail': {
    width: 960,
    height: 1200,
    widths: [320, 640, 960],
    placeholder:
      'data:image/webp;base64,UklGRmIAAABXRUJQVlA4IFYAAAAwAgCdASoMAA8AA4BaJYwCw7EQzX9Q1Ev0AAD+65DaJZbd3o/EAYsFaJMjSv6d1ccILD+Ov4m5tnB7YTCSkUenn6PifCF5MNfyNxSwbidZ4BpggCBAAA==',
  },
  'contact-sheet-poster-natural-main': {
    width: 960,
    height: 1200,
    widths: [320, 640, 960],
    placeholder:
      'data:image/webp;base64,UklGRloAAABXRUJQVlA4IE4AAADQAQCdASoMAA8AA4BaJZwAAtqzhKth4AD+88linSxQrFJjty0nhHzMeejnOoPrKj2xDc8rp6JOdNQfwWhri4EVOuC0MsTMxWwkweiKAAA=',
  },
  'cooper-side-table-black-detail': {
    width: 960,
    height: 1200,
    widths: [320, 640, 960],
    placeholder:
      'data:image/webp;base64,UklGRmgAAABXRUJQVlA4IFwAAADwAQCdASoMAA8AA4BaJaQAAt0GhFqq3AAA4jhRnVyTVgRrFVnjTJb5HXFw04iptHFzKD/NluTbpDUD9dfZnCrKSyEavU93u7hWhDP95T6RIdDkKW/S6xFePhAAAA==',
  },
  'cooper-side-table-black-main': {
    width: 960,
    height: 1200,
    widths: [320, 640, 960],
    placeholder:
      'data:image/webp;base64,UklGRloAAABXRUJQVlA4IE4AAAAQAgCdASoMAA8AA4BaJZwAAt4+st0MP9dAAP7ycIECuiMjNIz+QGI27yfBmlyQwBj2UlNfrsKwEpyYzJwKc5amKgsaTbbBFzeWoXehAAA=',
  },
  'cooper-side-table-yellow-main': {
    width: 960,
    height: 1200,
    widths: [320, 640, 960],
    placeholder:
      'data:image/webp;base64,UklGRlIAAABXRUJQVlA4IEYAAABQAgCdASoMAA8AA4BaJYgCdAEPAlrUPmETUQAA/vPJXmoqhGLXQWE63tZOsGWAQh+y45OV1TbXc6VUaZJaGxUxeJO8RAAA',
  },
  'cove-racerback-swimsuit-black-detail': {
    width: 960,
    height: 1200,
    widths: [320, 640, 960],
    placeholder:
      'data:image/webp;base64,UklGRlgAAABXRUJQVlA4IEwAAAAQAgCdASoMAA8AA4BaJaQAAxbrkqdJ5MQAAP7uW0UzKkRlx7utW4E6hc6l6yh4WxWNFX1IawLhpIbN7EJpf5uiT/B5vT6FCmTYAAAA',
  },
  'cove-racerback-swimsuit-black-main': {
    width: 960,
    height: 1200,
    widths: [320, 640, 960],
    placeholder:
      'data:image/webp;base64,UklGRlQAAABXRUJQVlA4IEgAAADQAQCdASoMAA8AA4BaJZwAAlybVpjIAAD+9N7u0KkrLYhnQJZWOmuQ+Lcfi656+NIbicjd0rSSPVRjnt/X68zyomtnqvIQAAA=',
  },
  'cove-racerback-swimsuit-blue-main': {
    width: 960,
    height: 1200,
    widths: [320, 640, 960],
    placeholder:
      'data:image/webp;base64,UklGRlYAAABXRUJQVlA4IEoAAAAQAgCdASoMAA8AA4BaJQBOgMT/J3swjcRgAP7034KPzOyaR8sJSm/UT71xcR1N4opedDUWTRHbtxPH2MN5ispC517M8P9yUdIIAA==',
  },
  'darkroom-cufflinks-black-detail': {
    width: 960,
    height: 1200,
    widths: [320, 640, 960],
    placeholder:
      'data:image/webp;base64,UklGRlYAAABXRUJQVlA4IEoAAADQAQCdASoMAA8AA4BaJZwAAuWrQGNm0AD+9M6vRo2FRztVllYdEatABCeC/4lf3Z5vH1rvg0SzEkCxK7hKeV30SEsq6Wf762lIAA==',
  },
  'darkroom-cufflinks-black-main': {
    width: 960,
    height: 1200,
    widths: [320, 640, 960],
    placeholder:
      'data:image/webp;base64,UklGRkgAAABXRUJQVlA4IDwAAADQAQCdASoMAA8AA4BaJZwAAudpXFd+AAD+9M8zrx65yuJxyxL86w+zCXbjARzVDzcWKnqb5n8Yw5zwgAA=',
  },
  'darkroom-cufflinks-blue-main': {
    width: 960,
    height: 1200,
    widths: [320, 640, 960],
    placeholder:
      'data:image/webp;base64,UklGRkQAAABXRUJQVlA4IDgAAADQAQCdASoMAA8AA4BaJaQAAudnr/kZgAD+9M79x4maNRvzWZMc1cuVVK85OXanVbRV6540hTAQAA==',
  },
  'darkroom-cufflinks-yellow-main': {
    width: 960,
    height: 1200,
    widths: [320, 640, 960],
    placeholder:
      'data:image/webp;base64,UklGRkYAAABXRUJQVlA4IDoAAADwAQCdASoMAA8AA4BaJZwAAudrmNPCPQAA/vTO/a5unlTJirkeJ7Ja2PshzLMwFtbG7nXXh67mQAAA',
  },
  'dew-point-face-cream-natural-detail': {
    width: 960,
    height: 1200,
    widths: [320, 640, 960],
    placeholder:
      'data:image/webp;base64,UklGRlIAAABXRUJQVlA4IEYAAADwAQCdASoMAA8AA4BaJZACdAELLJzzYWAA/vTcAeT/QelV0A6YA9ep9hhr+xcvNilO8bmYNZC0074erfB9LWXr9KeffIAA',
  },
  'dew-point-face-cream-natural-main': {
    width: 960,
    height: 1200,
    widths: [320, 640, 960],
    placeholder:
      'data:image/webp;base64,UklGRkIAAABXRUJQVlA4IDYAAADwAQCdASoMAA8AA4BaJYwCw7EOzmSa3lAA/vTPTPpxHk/ijOFIH8qVMrYj+GMEPtSS+oegAAA=',
  },
  'drift-wool-scarf-black-detail': {
    width: 960,
    height: 1200,
    widths: [320, 640, 960],
    placeholder:
      'data:image/webp;base64,UklGRlIAAABXRUJQVlA4IEYAAADQAQCdASoMAA8AA4BaJaQAAxYHuiSzAAD+8Ivcw2h2/hXSnjUy618vUJcGv1SbT8vaMrLl99/r5Ip86XHWpBEgEj6UkAAA',
  },
  'drift-wool-scarf-black-main': {
    width: 960,
    height: 1200,
    widths: [320, 640, 960],
    placeholder:
      'data:image/webp;base64,UklGRlgAAABXRUJQVlA4IEwAAADQAQCdASoMAA8AA4BaJZwAAiXMAD8iAAD+84igcp+OVktfZeefR93kPofQ9xyMWaXqm6O0jeTjSD8gmSmL+h3PZ+NWOLB3rKWMIAAA',
  },
  'drift-wool-scarf-blue-main': {
    width: 960,
    height: 1200,
    widths: [320, 640, 960],
    placeholder:
      'data:image/webp;base64,UklGRlwAAABXRUJQVlA4IFAAAADwAQCdASoMAA8AA4BaJZACdADbIH+zCAAA/vN+x+u9ySn74BdG7xh3AsLq5XX2oi1+x60xPS8ujSNjZlsK8nn7xJlL4pJqiTZn2AT4eEsAAA==',
  },
  'drift-wool-scarf-yellow-main': {
    width: 960,
    height: 1200,
    widths: [320, 640, 960],
    placeholder:
      'data:image/webp;base64,UklGRlIAAABXRUJQVlA4IEYAAAAQAgCdASoMAA8AA4BaJbACdADdppud2TAAAP7zgAm/pl3SOVgJfm3HFdVC99IIetz6szlRQwsmQ+YuWSEuG2lk5a2+AAAA',
  },
  'ember-satin-lipstick-natural-detail': {
    width: 960,
    height: 1200,
    widths: [320, 640, 960],
    placeholder:
      'data:image/webp;base64,UklGRlYAAABXRUJQVlA4IEoAAADQAQCdASoMAA8AA4BaJbACdAD0a1BkAAD+568ggqlj+gJ9cSnGplbFgZtJu2Pn37WfNmVfp8HspQ0hO9LPuWbGEPiuDTSpWiAAAA==',
  },
  'ember-satin-lipstick-natural-main': {
    width: 960,
    height: 1200,
    widths: [320, 640, 960],
    placeholder:
      'data:image/webp;base64,UklGRlYAAABXRUJQVlA4IEoAAAAQAgCdASoMAA8AA4BaJaACdADdK4Aya+HyAP7zyWLIN9vckbueMI71qT+2g+Tand/Rnv5Id7oca6BiVaiQMsSA9qaRQxUElxyAAA==',
  },
  'everyday-canvas-tote-black-detail': {
    width: 960,
    height: 1200,
    widths: [320, 640, 960],
    placeholder:
      'data:image/webp;base64,UklGRnYAAABXRUJQVlA4IGoAAACwAQCdASoMAA8AA4BaJYwAAloK0asAAP7zmuOg886NrnsrmYrl0F8u8PHpuWRET24/U3cj5e/sWAdwE1nm1XnSrLboF/vsAKU0cvkoX9iDvLp82P5NYM+AWtwgs4k6y1t2YEflYNZ+vyQA',
  },
  'everyday-canvas-tote-black-main': {
    width: 960,
    height: 1200,
    widths: [320, 640, 960],
    placeholder:
      'data:image/webp;base64,UklGRlwAAABXRUJQVlA4IFAAAADwAQCdASoMAA8AA4BaJZwAAlmLI8TpOAAA/vTe7ngNsAN1IxEHfT3h3bW/OVPur3s57EhMg696u7p42sCBJEzZCUtRhEr2acYAfvXLXRwAAA==',
  },
  'everyday-canvas-tote-blue-main': {
    width: 960,
    height: 1200,
    widths: [320, 640, 960],
    placeholder:
      'data:image/webp;base64,UklGRmoAAABXRUJQVlA4IF4AAAAQAgCdASoMAA8AA4BaJZACdH8AExtCfOoQAP7034KMT699l3DMOtjqsFgh5hHk9Eukjs0JL0GVBDtJ7CdELMrUGesjn6cN6uw5ToeEWgz+PeYVjbId+dC9mP/2vrgA',
  },
  'everyday-canvas-tote-yellow-main': {
    width: 960,
    height: 1200,
    widths: [320, 640, 960],
    placeholder:
      'data:image/webp;base64,UklGRloAAABXRUJQVlA4IE4AAADwAQCdASoMAA8AA4BaJbACdAELVjhpBCgA/vTfQSFVnKjGnHPWjDySbh6FWyB2Jwp+vOluKN6vg5APgj4A0KY6AA2Uk1DrSyNXY9RAMAA=',
  },
  'field-leather-belt-black-detail': {
    width: 960,
    height: 1200,
    widths: [320, 640, 960],
    placeholder:
      'data:image/webp;base64,UklGRmQAAABXRUJQVlA4IFgAAADQAQCdASoMAA8AA4BaJYwAAt0KejIhYAD+7j6bx2wXw+90Y/bTcaZK54EzymwHKA/uh/w3As1+AnxbCQXUpV0xmnrVWi/+iJZONRuUpHKRYPw5+i8sOAAA',
  },
  'field-leather-belt-black-main': {
    width: 960,
    height: 1200,
    widths: [320, 640, 960],
    placeholder:
      'data:image/webp;base64,UklGRlwAAABXRUJQVlA4IFAAAADwAQCdASoMAA8AA4BaJZQAAtzOjjWnNAAA/vCMBpoZvvTOCL3n+va7Dqa+1NzpbHawlGw/Qx0SnzCL3A8nFeITeqPC4V0Po3M2LC3+79DgAA==',
  },
  'field-leather-belt-yellow-main': {
    width: 960,
    height: 1200,
    widths: [320, 640, 960],
    placeholder:
      'data:image/webp;base64,UklGRloAAABXRUJQVlA4IE4AAABQAgCdASoMAA8AA4BaJbACdAEQ5XzNSwtUngAA/vI1YTTS1zWLB5ikhTOFdrr+P9JmpdyRusYfeGvCGzyWiXUxCDmUxlYvGsvlZbbAAAA=',
  },
  'fjord-dining-chair-black-detail': {
    width: 960,
    height: 1200,
    widths: [320, 640, 960],
    placeholder:
      'data:image/webp;base64,UklGRm4AAABXRUJQVlA4IGIAAAAQAgCdASoMAA8AA4BaJZwAD4wRdR+aH/4AAP5fMwzdJnWB17nAVbaBrHIn0g2/L/o1EFHco3Bh50KF7D0x0F/IDrSk5/fY4Cfzflurow/eudphaXr5L62y+xowzdyfc4QAAA==',
  },
  'fjord-dining-chair-black-main': {
    width: 960,
    height: 1200,
    widths: [320, 640, 960],
    placeholder:
      'data:image/webp;base64,UklGRlwAAABXRUJQVlA4IFAAAADwAQCdASoMAA8AA4BaJZwAAl3B4FaDpXgA/vTfE1/Ob9QA6umjP/HiUFW5BcIjeAcPsRisjM88FwKCKn1IjWNXyyFpwrGDhpmqdg4G9CAAAA==',
  },
  'fjord-dining-chair-blue-main': {
    width: 960,
    height: 1200,
    widths: [320, 640, 960],
    placeholder:
      'data:image/webp;base64,UklGRloAAABXRUJQVlA4IE4AAABQAgCdASoMAA8AA4BaJZQC7AD5QTMW2AX2DQAA/vTfkOAFekKEiNA0Zq2zTDGNfAqPPFzcQqQn7aJ8GdF5oxM2S2W+XqHVxYAvGTCEgAA=',
  },
  'fjord-dining-chair-yellow-main': {
    width: 960,
    height: 1200,
    widths: [320, 640, 960],
    placeholder:
      'data:image/webp;base64,UklGRk4AAABXRUJQVlA4IEIAAADQAQCdASoMAA8AA4BaJQBOgBuxHpCRAAD+9N/XzFzMwd/Q8EKjOWgI1Iom+fd4MRb7D7qV2hvehQCWk4JGSv2AAAA=',
  },
  'halo-over-ear-headphones-black-detail': {
    width: 960,
    height: 1200,
    widths: [320, 640, 960],
    placeholder:
      'data:image/webp;base64,UklGRnAAAABXRUJQVlA4IGQAAAAQAgCdASoMAA8AA4BaJaQAD4ruL7cCWBAAAP7oqMZcdyHr1Zu+m57r8hQfN1UDti6KPQZo+KFr68xMPQISbYH1iWHWoVHwrJ6xNab9oZv2bvLByyaJ0tSzVVgVRHfq+LUcgAAA',
  },
  'halo-over-ear-headphones-black-main': {
    width: 960,
    height: 1200,
    widths: [320, 640, 960],
    placeholder:
      'data:image/webp;base64,UklGRmIAAABXRUJQVlA4IFYAAAAwAgCdASoMAA8AA4BaJaQAD4tNau1DZMAdAAD+84ifOoG9+m5mg5HOM7UrW6+Pftgfbdk9yW3EEXj2Fmewr2IJHD4tg1jMI6tNR3Bky7xCG/t/8BwgAA==',
  },
  'halo-over-ear-headphones-blue-main': {
    width: 960,
    height: 1200,
    widths: [320, 640, 960],
    placeholder:
      'data:image/webp;base64,UklGRmIAAABXRUJQVlA4IFYAAAAQAgCdASoMAA8AA4BaJYwAAl3Pkzx9gBWAAP7zgAn0fLwlMKxD7Sd49N3ldbH0kYt1iY/khU05Vb8PBSYVn9HuuDfVJ8yI1zVVasiqG/AymrrnCTMAAA==',
  },
  'halo-over-ear-headphones-yellow-main': {
    width: 960,
    height: 1200,
    widths: [320, 640, 960],
    placeholder:
      'data:image/webp;base64,UklGRl4AAABXRUJQVlA4IFIAAADQAQCdASoMAA8AA4BaJQAAS7nm+L8SCAD+84HK9sIxM6w7BsfRiNM5AEw/aEYt1ij7D1a7YynE7sq0yKD+Xr4yuqwYvgN7A04b4HxK0dvY4ZAA',
  },
  'harbour-leather-shopper-black-detail': {
    width: 960,
    height: 1200,
    widths: [320, 640, 960],
    placeholder:
      'data:image/webp;base64,UklGRlwAAABXRUJQVlA4IFAAAADQAQCdASoMAA8AA4BaJaQAAusyQMYAAAD+67wjrKqzWVk55jcm2eJ8n4/7I4n9gRoeYPtnh7ElNAdKiuhRwCD+f5xXd+3j3h70IpjdG2AAAA==',
  },
  'harbour-leather-shopper-black-main': {
    width: 960,
    height: 1200,
    widths: [320, 640, 960],
    placeholder:
      'data:image/webp;base64,UklGRlgAAABXRUJQVlA4IEwAAADQAQCdASoMAA8AA4BaJZwAAl29FSgYwAD+84AJsuS3lyfulIuC69jTLEW3mS3pJf0MFhx6wNmgJXIBPs68rdaCXb4blopmGGFDvQgA',
  },
  'harbour-leather-shopper-blue-main': {
    width: 960,
    height: 1200,
    widths: [320, 640, 960],
    placeholder:
      'data:image/webp;base64,UklGRmIAAABXRUJQVlA4IFYAAABQAgCdASoMAA8AA4BaJbACdH8AE7cpbrX2qAAA/vOBysOL+w0jlJ/WLrE5DuVzBXhk6hwbSUX4kRowvlp3sxj/blg5NzNPdAaEXckfijyxui/7GgAAAA==',
  },
  'harbour-leather-shopper-yellow-main': {
    width: 960,
    height: 1200,
    widths: [320, 640, 960],
    placeholder:
      'data:image/webp;base64,UklGRl4AAABXRUJQVlA4IFIAAAAQAgCdASoMAA8AA4BaJbACdADcT7vZwzNwAP7zgnDa2WtI5SjDAmRGe7HpIK7MjUzws1IwNz86OK6CIAIodydlRRUnjHZqDr0t0O1IVKxixIAA',
  },
  'hearth-photo-mug-black-detail': {
    width: 960,
    height: 1200,
    widths: [320, 640, 960],
    placeholder:
      'data:image/webp;base64,UklGRnAAAABXRUJQVlA4IGQAAACwAQCdASoMAA8AA4BaJZQAAtxWiijgAP7XoCFIJ6gVUtqpuUorP2GLBXr5tZt39fux369/ggs9I2pi1+93ZfqoJso9T8s3U5QmrWein8Hq8EzoyFHuTH+42sDWDjNqfBrdRjgA',
  },
  'hearth-photo-mug-black-main': {
    width: 960,
    height: 1200,
    widths: [320, 640, 960],
    placeholder:
      'data:image/webp;base64,UklGRloAAABXRUJQVlA4IE4AAAAQAgCdASoMAA8AA4BaJZwAAu1oH0tUg/3gAP7zmy7zk58RfSjnnhnP01g5SLRjrJtAmRVsboEMJ55sPRFibgL3VW3gH7EJrQwSMfgAAAA=',
  },
  'hearth-photo-mug-blue-main': {
    width: 960,
    height: 1200,
    widths: [320, 640, 960],
    placeholder:
      'data:image/webp;base64,UklGRloAAABXRUJQVlA4IE4AAAAQAgCdASoMAA8AA4BaJZQCw7ELMmyxOYQAAP7zgzeAbhmsH97nYLoAox+kZi8xQFI3a0WGOk4VeOc4KFrf3P1BceADQuAWZEkYPREwAAA=',
  },
  'hearth-photo-mug-yellow-main': {
    width: 960,
    height: 1200,
    widths: [320, 640, 960],
    placeholder:
      'data:image/webp;base64,UklGRlAAAABXRUJQVlA4IEQAAADwAQCdASoMAA8AA4BaJYwCw7EOUjKSdfIA/vN1uYG01IQOJ49oPZA0xWAGLhNhB8TideOc0tmWTdcJhqouj9edEgAAAA==',
  },
  'home-hero': {
    width: 1600,
    height: 1000,
    widths: [640, 960, 1600],
    placeholder:
      'data:image/webp;base64,UklGRkAAAABXRUJQVlA4IDQAAADQAQCdASoMAAgAA4BaJZwAAp3QEfbBMAD+8ItItuHBSQlymsaIgAs2axuGQ3eJ7/I+PwAA',
  },
  'keepsake-compact-mirror-black-detail': {
    width: 960,
    height: 1200,
    widths: [320, 640, 960],
    placeholder:
      'data:image/webp;base64,UklGRmIAAABXRUJQVlA4IFYAAABQAgCdASoMAA8AA4BaJYwCdH8Agpi/O2arwpwA/vTL/6NA+EZYgAu8gMv8D+hF9V0zq0V4Ay+tNfVh2CqzVS2AulFinYqzefhKgrDoTyJuagAYcMAAAA==',
  },
  'keepsake-compact-mirror-black-main': {
    width: 960,
    height: 1200,
    widths: [320, 640, 960],
    placeholder:
      'data:image/webp;base64,UklGRkYAAABXRUJQVlA4IDoAAADwAQCdASoMAA8AA4BaJZwAD4iwb5eYsyAA/vTO3npgC2erWYaE+As6Ze4la9jSbeta+m/1wvVtgAAA',
  },
  'keepsake-compact-mirror-blue-main': {
    width: 960,
    height: 1200,
    widths: [320, 640, 960],
    placeholder:
      'data:image/webp;base64,UklGRkAAAABXRUJQVlA4IDQAAADQAQCdASoMAA8AA4BaJZwAAudfWxdCAAD+9M7dOrj/dP/HkkHSjExOSxVMSLXxUePCYQAA',
  },
  'keepsake-compact-mirror-yellow-main': {
    width: 960,
    height: 1200,
    widths: [320, 640, 960],
    placeholder:
      'data:image/webp;base64,UklGRkAAAABXRUJQVlA4IDQAAADwAQCdASoMAA8AA4BaJZQCdAEPABY5sAAA/vTORkSvIRfez6BP/HnhM9tm8E2Xu0AYuAAA',
  },
  'ladder-shelf-black-detail': {
    width: 960,
    height: 1200,
    widths: [320, 640, 960],
    placeholder:
      'data:image/webp;base64,UklGRnAAAABXRUJQVlA4IGQAAABwAgCdASoMAA8AA4BaJZQC7AYuHn1VfYeXERYAAP7h0bH5taaVBOeF/iw7Ytzu1qaFua237nEuaprWT5Ctf73o4Pxk2hDrxi2DKoSQ4+jAW9ct8uD9BxMO0PSKML71QV85JcgA',
  },
  'ladder-shelf-black-main': {
    width: 960,
    height: 1200,
    widths: [320, 640, 960],
    placeholder:
      'data:image/webp;base64,UklGRl4AAABXRUJQVlA4IFIAAADQAQCdASoMAA8AA4BaJZwAAh7ROGQ/AAD+9N+PEnPz8/GDnT2LMu7Ol6AG7PV6rybzC533BvlNOr2IvOm/tS5WTbgDRmUHV/BFQjbqDHH4AAAA',
  },
  'ladder-shelf-yellow-main': {
    width: 960,
    height: 1200,
    widths: [320, 640, 960],
    placeholder:
      'data:image/webp;base64,UklGRlAAAABXRUJQVlA4IEQAAAAQAgCdASoMAA8AA4BaJYwCdAD0i9NTWMAAAP7039lU/5CRkg4rQKBiAmdYJQL3Bn2sffXuPgKsTKO8LEUZPzgJoE54AA==',
  },
  'lagoon-one-piece-black-detail': {
    width: 960,
    height: 1200,
    widths: [320, 640, 960],
    placeholder:
      'data:image/webp;base64,UklGRmAAAABXRUJQVlA4IFQAAAAQAgCdASoMAA8AA4BaJaQAAlxUNKlqowAAAP7wprW+J7uC9sNDHUAP2edb9F00QuxwlZQAJTzPwdjaUVu0zh3zv4/9T9NDVw5pGfEr3mJpDpsIAAA=',
  },
  'lagoon-one-piece-black-main': {
    width: 960,
    height: 1200,
    widths: [320, 640, 960],
    placeholder:
      'data:image/webp;base64,UklGRlYAAABXRUJQVlA4IEoAAADwAQCdASoMAA8AA4BaJZwADs/ylL6zyAAA/vTfgoX83O6v5QLenATGMQ1Opp9yuC4S/uitII5hhJlIuxnLNCj7t28BE3Ki4XAQAA==',
  },
  'lagoon-one-piece-blue-main': {
    width: 960,
    height: 1200,
    widths: [320, 640, 960],
    placeholder:
      'data:image/webp;base64,UklGRlwAAABXRUJQVlA4IFAAAAAQAgCdASoMAA8AA4BaJYwCdApgAs1jA//gAP70371oDHv2jWvy9X4lwh6zWJeKU0iCd/lFrhRR0HEV3F+v5IkqyR5Ey2opNmeH+5KOkEAAAA==',
  },
  'lagoon-one-piece-yellow-main': {
    width: 960,
    height: 1200,
    widths: [320, 640, 960],
    placeholder:
      'data:image/webp;base64,UklGRlIAAABXRUJQVlA4IEYAAAAQAgCdASoMAA8AA4BaJYgCdAYn+TsFe+d4AP7039YoJ3te2hXLBqxpiRrNUGq2Y9CBTrtty9YKB7QtryEjxn6ik2ZzQAAA',
  },
  'lantern-photo-lamp-black-detail': {
    width: 960,
    height: 1200,
    widths: [320, 640, 960],
    placeholder:
      'data:image/webp;base64,UklGRnwAAABXRUJQVlA4IHAAAABwAgCdASoMAA8AA4BaJZgCdAYsPwG/9NOegi+AAPa+XfqNdesJN5Pm1JmDl+jm1SPH7XxgV1T+6q4rWbRnvIGzcaSUc6KYGKTZy8+7LcQrnYy+akjqW2JUQqKMR+Dngj8fDUCcil4fd4zNuamQAAAA',
  },
  'lantern-photo-lamp-black-main': {
    width: 960,
    height: 1200,
    widths: [320, 640, 960],
    placeholder:
      'data:image/webp;base64,UklGRmQAAABXRUJQVlA4IFgAAADwAQCdASoMAA8AA4BaJQBYdiF5uShpJ1AA/u5bLnHhZzrkY5A283q7rwFmakz92AbSOCtxJqjCoMMu1qxBpqoeP+x2IsEECZReKg76rSjR8KbZpOWI1AAA',
  },
  'lantern-photo-lamp-blue-main': {
    width: 960,
    height: 1200,
    widths: [320, 640, 960],
    placeholder:
      'data:image/webp;base64,UklGRmgAAABXRUJQVlA4IFwAAADQAQCdASoMAA8AA4BaJQBOgCF5uScE2AD+7lsuceFnOuRjkDbzeruvAWZqTP3YBtI4K3EmqMKgwy7WFILvHrDjt6mP1p+jnOhvt70X38g6LOlmSK7k5YjMcoAAAA==',
  },
  'lantern-photo-lamp-yellow-main': {
    width: 960,
    height: 1200,
    widths: [320, 640, 960],
    placeholder:
      'data:image/webp;base64,UklGRmIAAABXRUJQVlA4IFYAAADwAQCdASoMAA8AA4BaJQBOgCF5ua2Ua7AA/u5bLnHhZzrkY5A283q7rwFmakz92AbSOCtxJqjCoMMuzciK+ncS20oHJu51IDa2QwDWEPLcA6d/CAAAAA==',
  },
  'latitude-bar-necklace-natural-detail': {
    width: 960,
    height: 1200,
    widths: [320, 640, 960],
    placeholder:
      'data:image/webp;base64,UklGRkAAAABXRUJQVlA4IDQAAACwAQCdASoMAA8AA4BaJQBOgBugmBKAAP7zdybzwQymYAnglovqqVH37egNzIE/xAVIAAAA',
  },
  'latitude-bar-necklace-natural-main': {
    width: 960,
    height: 1200,
    widths: [320, 640, 960],
    placeholder:
      'data:image/webp;base64,UklGRj4AAABXRUJQVlA4IDIAAADwAQCdASoMAA8AA4BaJYwCdADdHAHyIgAA/vOCtI31qtknUyPeFHkVHeVonR3qVeaAAA==',
  },
  'ledger-card-wallet-black-detail': {
    width: 960,
    height: 1200,
    widths: [320, 640, 960],
    placeholder:
      'data:image/webp;base64,UklGRloAAABXRUJQVlA4IE4AAAAwAgCdASoMAA8AA4BaJZwC7AEPBlEwFh0qAAD+9M71W7/Uv+GUK5L//GPBa9EhoA4C6o7WG0n4VnTz5Yn2mlhqJdjtUsZ3gozugBJAAAA=',
  },
  'ledger-card-wallet-black-main': {
    width: 960,
    height: 1200,
    widths: [320, 640, 960],
    placeholder:
      'data:image/webp;base64,UklGRk4AAABXRUJQVlA4IEIAAADwAQCdASoMAA8AA4BaJZwAAube175aZwAA/vTOuNGPdtRKxIXDM0bptwcww4uTHk5JW9F0SFjIU73302lJfduKAAA=',
  },
  'ledger-card-wallet-blue-main': {
    width: 960,
    height: 1200,
    widths: [320, 640, 960],
    placeholder:
      'data:image/webp;base64,UklGRlIAAABXRUJQVlA4IEYAAABQAgCdASoMAA8AA4BaJYgCdH8AGBoaoDbricAA/vTPPmf/+PfNC2fzD0SD+LqrurTb5DQqEr0cxHfz9iHo2GIjUiWMi4AA',
  },
  'ledger-card-wallet-yellow-main': {
    width: 960,
    height: 1200,
    widths: [320, 640, 960],
    placeholder:
      'data:image/webp;base64,UklGRkoAAABXRUJQVlA4ID4AAADwAQCdASoMAA8AA4BaJbACdAEO0om+bUAA/vTPU8N5lCo7UR929rRvwYnkljFHHza9KK+GLB4CgsJnooAAAA==',
  },
  'letterpress-soap-trio-natural-detail': {
    width: 960,
    height: 1200,
    widths: [320, 640, 960],
    placeholder:
      'data:image/webp;base64,UklGRlYAAABXRUJQVlA4IEoAAADwAQCdASoMAA8AA4BaJYwCw7EOzrmvnYAA/vTOuNZf4sfxZbjKebkEAPbLZwvvmLMS+zH6GJFWldP3fwW/K3jEMtSsXsfnPgy4AA==',
  },
  'letterpress-soap-trio-natural-main': {
    width: 960,
    height: 1200,
    widths: [320, 640, 960],
    placeholder:
      'data:image/webp;base64,UklGRkAAAABXRUJQVlA4IDQAAADQAQCdASoMAA8AA4BaJZwAAudm+thNiAD+9M5NbgPXzOqgp8Zq/5LDdWvS2uLU12zf3MgA',
  },
  'lido-stripe-beach-towel-blue-detail': {
    width: 960,
    height: 1200,
    widths: [320, 640, 960],
    placeholder:
      'data:image/webp;base64,UklGRm4AAABXRUJQVlA4IGIAAAAwAgCdASoMAA8AA4BaJbACdH8AGBhpJ2i8AAD+6KidKWEOzQ6u4hIHCh0JDRV2fsn1K5KDWcuiYWz2g87Qul0gPSnGrA2/dtr0yTaCk9/tHbmpECOHxE7HwnG295NDkuIQAA==',
  },
  'lido-stripe-beach-towel-blue-main': {
    width: 960,
    height: 1200,
    widths: [320, 640, 960],
    placeholder:
      'data:image/webp;base64,UklGRmAAAABXRUJQVlA4IFQAAACQAgCdASoMAA8AA4BaJYwCdH8GJ/gfU3ipRuPEAAD+88linS1s1d/m9ePyHXX7NGHCCjWgOIopOxkA9WRzUGx62vwC+s2MT5dDsI3lp4h/n+NoAAA=',
  },
  'lido-stripe-beach-towel-yellow-main': {
    width: 960,
    height: 1200,
    widths: [320, 640, 960],
    placeholder:
      'data:image/webp;base64,UklGRlAAAABXRUJQVlA4IEQAAADwAQCdASoMAA8AA4BaJZgCdAEKmm0aGAAA/vOIU0KqWpFplSt0kpVew8tSxY27aY9V3BxyPdhadF4Xib9uJceGBqAAAA==',
  },
  'long-letter-photo-cards-natural-detail': {
    width: 960,
    height: 1200,
    widths: [320, 640, 960],
    placeholder:
      'data:image/webp;base64,UklGRmQAAABXRUJQVlA4IFgAAADwAQCdASoMAA8AA4BaJZACdADz6Ruv2AAA/u2zXbS4qA6JmFrbiooFA67fQyJ7LU4lsrxV+ZofKOWpYVB3xyliN9wkOSFPVgz728VcSCPYDuCdBeEPQaQA',
  },
  'long-letter-photo-cards-natural-main': {
    width: 960,
    height: 1200,
    widths: [320, 640, 960],
    placeholder:
      'data:image/webp;base64,UklGRlIAAABXRUJQVlA4IEYAAAAwAgCdASoMAA8AA4BaJYwCdAEO9bK7C/BOoAD+83W48E9FiaAs03uNW7xvt6cdgV3jIH3aN9XjCtBMC/gI7+RzEWLMyAAA',
  },
  'longhand-writing-desk-natural-detail': {
    width: 960,
    height: 1200,
    widths: [320, 640, 960],
    placeholder:
      'data:image/webp;base64,UklGRl4AAABXRUJQVlA4IFIAAAAwAgCdASoMAA8AA4BaJQBOiP/wPQRqzX3crAD+9NwDFjwUDs2neUxYRawcx56GRIQ35NE8A2KRShTMfu3rpZ+ypb+kTBQ8u8Ruw8yl9hSiMAAA',
  },
  'longhand-writing-desk-natural-main': {
    width: 960,
    height: 1200,
    widths: [320, 640, 960],
    placeholder:
      'data:image/webp;base64,UklGRkwAAABXRUJQVlA4IEAAAADQAQCdASoMAA8AA4BaJYwCw7EOzULqwAD+9M61BKOlt6MiiX6AnO0SNz2igU2aESvLoXd+j0VmafiCb8ALIAAA',
  },
  'loopback-hoodie-black-detail': {
    width: 960,
    height: 1200,
    widths: [320, 640, 960],
    placeholder:
      'data:image/webp;base64,UklGRnIAAABXRUJQVlA4IGYAAAAwAgCdASoMAA8AA4BaJZwAAp20aaRcYz4JKAD+88linWMyhZwLfKipS0ePUeq+IfIjSpId1+/jjU6BC46h0Ec7OCZDO5qICkIfvdM5N3Q8BhmPR8jxO15mdSd8CtT6oFo27cUAAAA=',
  },
  'loopback-hoodie-black-main': {
    width: 960,
    height: 1200,
    widths: [320, 640, 960],
    placeholder:
      'data:image/webp;base64,UklGRlwAAABXRUJQVlA4IFAAAAAwAgCdASoMAA8AA4BaJZwAD32Sd7QAFgxcAAD+9NxD9ViPcr76HVqxTbug7TnkyI6Y4X822B45ZVKU2luDK1Fa0mlxzOdODlEaI32jbigAAA==',
  },
  'loopback-hoodie-blue-main': {
    width: 960,
    height: 1200,
    widths: [320, 640, 960],
    placeholder:
      'data:image/webp;base64,UklGRmYAAABXRUJQVlA4IFoAAAAwAgCdASoMAA8AA4BaJZgCdEf/gY98t7yMwAD+9NSr5nkOLPxC+XSjqzREnezijwOL0udu5BrSZxpRi6A3rebtzAMCDUrYY8hEBZLvypaajT6uMEo/w7gAAAA=',
  },
  'loopback-hoodie-yellow-main': {
    width: 960,
    height: 1200,
    widths: [320, 640, 960],
    placeholder:
      'data:image/webp;base64,UklGRlgAAABXRUJQVlA4IEwAAAAQAgCdASoMAA8AA4BaJbACdADdpuxMjsQAAP703V3niCDaJtpinP1GDDAkSDosQrliJHpyVo4ghMd3t/EFqj/oayrAH5NN9T+BzIAA',
  },
  'lumen-silk-scarf-natural-detail': {
    width: 960,
    height: 1200,
    widths: [320, 640, 960],
    placeholder:
      'data:image/webp;base64,UklGRmoAAABXRUJQVlA4IF4AAADQAQCdASoMAA8AA4BaJQBOgBsvClegAAD+8IudBxHEHzfY+iWVB0mMiwMZMjqHXoLh8dCfpf7Cb/K+ZqDy/kKi4I4pZGMItyvVKwmIVoM/KqdYBWPYJF66IQwYiwAA',
  },
  'lumen-silk-scarf-natural-main': {
    width: 960,
    height: 1200,
    widths: [320, 640, 960],
    placeholder:
      'data:image/webp;base64,UklGRlQAAABXRUJQVlA4IEgAAADwAQCdASoMAA8AA4BaJYwCdAELXmE3oAAA/vI1WGaDpujd1eBP/Zuxa/3LJF5Cw2zRZVk6LNr3gXXtNXPblwWSNdYdghAAAAA=',
  },
  'lunar-hoops-natural-detail': {
    width: 960,
    height: 1200,
    widths: [320, 640, 960],
    placeholder:
      'data:image/webp;base64,UklGRlwAAABXRUJQVlA4IFAAAABQAgCdASoMAA8AA4BaJZACdAYtpvfOIYAfpYAA/vTPUqExidZ266R0BmuU/L2FLqn4DO0U0/B9Rm4CWJLaiZoYg4LIViWF55a4OVTwo3cAAA==',
  },
  'lunar-hoops-natural-main': {
    width: 960,
    height: 1200,
    widths: [320, 640, 960],
    placeholder:
      'data:image/webp;base64,UklGRjwAAABXRUJQVlA4IDAAAADQAQCdASoMAA8AA4BaJZQAAudfJDS+8AD+9M3/w5ZNJFJKS+NZjJzy7M+xW6WYAAA=',
  },
  'meadow-knit-jumper-black-detail': {
    width: 960,
    height: 1200,
    widths: [320, 640, 960],
    placeholder:
      'data:image/webp;base64,UklGRlYAAABXRUJQVlA4IEoAAADQAQCdASoMAA8AA4BaJaQAAl1STHcGgAD+8KavdaExQ5+bExQqD01aEspxHfxVfTE2GTk9dov7W9fJYsMXuF79WBlqSsrgwgAAAA==',
  },
  'meadow-knit-jumper-black-main': {
    width: 960,
    height: 1200,
    widths: [320, 640, 960],
    placeholder:
      'data:image/webp;base64,UklGRlAAAABXRUJQVlA4IEQAAADwAQCdASoMAA8AA4BaJaQAAl25M8T4PtAA/vTfgriG8od7xaH5/ot7Jr6ZLS/0JXRz++h2MsW/kR/vPJ0yIFiiVAgAAA==',
  },
  'meadow-knit-jumper-blue-main': {
    width: 960,
    height: 1200,
    widths: [320, 640, 960],
    placeholder:
      'data:image/webp;base64,UklGRlIAAABXRUJQVlA4IEYAAAAQAgCdASoMAA8AA4BaJYwCdH8AE7zOopbwAP7034Kvy+O/fl5UO/y6ALaMpkngbP5KJ3Q+PJ6kCifnROYoA6NX/oCuaAAA',
  },
  'meadow-knit-jumper-yellow-main': {
    width: 960,
    height: 1200,
    widths: [320, 640, 960],
    placeholder:
      'data:image/webp;base64,UklGRlAAAABXRUJQVlA4IEQAAADwAQCdASoMAA8AA4BaJYgCdADbaOHqcsAA/vTfvW5V9ytjc9f14WwMoS8G+lOnif/apio0OLrmmcDmTlzMNSmmfGAAAA==',
  },
  'meridian-wall-clock-black-detail': {
    width: 960,
    height: 1200,
    widths: [320, 640, 960],
    placeholder:
      'data:image/webp;base64,UklGRmoAAABXRUJQVlA4IF4AAAAQAgCdASoMAA8AA4BaJZwAAvmE5jstvkdQAP7ycIKLgNqnUpFIiei+MprdpCKb2IDLGp9E+9JLeu/MAUSkhZjx0aGglSoTTtWUxl+m3lEoBnkGRjvPT3ZiSqNPphAA',
  },
  'meridian-wall-clock-black-main': {
    width: 960,
    height: 1200,
    widths: [320, 640, 960],
    placeholder:
      'data:image/webp;base64,UklGRloAAABXRUJQVlA4IE4AAADwAQCdASoMAA8AA4BaJZwAAl1gRQMx1bAA/vTf1lUQXUPgNvKmD4uCkxOlQxPdjZh88ib/gHQBrneXlAyQVQqbNBHKDmNYA3F8t20PgAA=',
  },
  'meridian-wall-clock-blue-main': {
    width: 960,
    height: 1200,
    widths: [320, 640, 960],
    placeholder:
      'data:image/webp;base64,UklGRlIAAABXRUJQVlA4IEYAAADQAQCdASoMAA8AA4BaJZwAAl2a5vfmAAD+9N/WNp9Vp4znul8EW3+DCwqSZX5yQ/jHFaZXZn9jVk+pLlXNMyot8cxAAAAA',
  },
  'meridian-wall-clock-yellow-main': {
    width: 960,
    height: 1200,
    widths: [320, 640, 960],
    placeholder:
      'data:image/webp;base64,UklGRlAAAABXRUJQVlA4IEQAAAAwAgCdASoMAA8AA4BaJYwCdAELZH96YrplsAD+9N4/fZwzXc7PkxmWmmTqorocGhaKf3UB1WMHHZ6HvXNsUgP0gIAAAA==',
  },
  'morning-ridge-framed-print-black-detail': {
    width: 960,
    height: 1200,
    widths: [320, 640, 960],
    placeholder:
      'data:image/webp;base64,UklGRmgAAABXRUJQVlA4IFwAAADwAQCdASoMAA8AA4BaJZwAAudCdlM8/+AA/rYfLew1pNE0W38drOZluJ7Y1RSkErIe+XXQcH0n8ldxsksZit9TMYXv3WPByHiJqcMAed3H/GEFziOfy0/jLMAAAA==',
  },
  'morning-ridge-framed-print-black-main': {
    width: 960,
    height: 1200,
    widths: [320, 640, 960],
    placeholder:
      'data:image/webp;base64,UklGRlgAAABXRUJQVlA4IEwAAAAQAgCdASoMAA8AA4BaJZwAAuso6C82MX54AP7wi11xj7T1EIhBYVGx4zphbaTFO81HdpO0fa6t2wezTWNA0BgHthWogYKZ7enPUcAA',
  },
  'morning-ridge-framed-print-blue-main': {
    width: 960,
    height: 1200,
    widths: [320, 640, 960],
    placeholder:
      'data:image/webp;base64,UklGRlIAAABXRUJQVlA4IEYAAADwAQCdASoMAA8AA4BaJZwAAu190EUtnowA/vJv+/z08QOZ5bIVWMWdHf5UW7prgJE1MteCMBNi1fnCHzHp1MFOUFWEAAAA',
  },
  'morning-ridge-framed-print-yellow-main': {
    width: 960,
    height: 1200,
    widths: [320, 640, 960],
    placeholder:
      'data:image/webp;base64,UklGRlYAAABXRUJQVlA4IEoAAADwAQCdASoMAA8AA4BaJYwCdAEPA4r0ZYAA/vI0WGKMZBYBxql0fScWJuMOAAu0zY1nDq3e88Ryip7v4Q7dSYYPtwKPZfM+ZAAAAA==',
  },
  'nightfall-face-oil-natural-detail': {
    width: 960,
    height: 1200,
    widths: [320, 640, 960],
    placeholder:
      'data:image/webp;base64,UklGRl4AAABXRUJQVlA4IFIAAAAwAgCdASoMAA8AA4BaJYwCdAYulbO/LCwQ6AD+9N/q68ynLYU9TezscFi5ijinOd+kW+pf6NCDXQlpp3K+bdFC0p7KREmIgxWjUDAYHycKQAAA',
  },
  'nightfall-face-oil-natural-main': {
    width: 960,
    height: 1200,
    widths: [320, 640, 960],
    placeholder:
      'data:image/webp;base64,UklGRlIAAABXRUJQVlA4IEYAAAAQAgCdASoMAA8AA4BaJZQCdADdI93bc1hgAP703u7qi3kF8Ny2mQUkBbFbsPGYiAcXwICCmJeAeO5gAdYkaxrc8EcEeSQA',
  },
  'noon-sunglasses-black-detail': {
    width: 960,
    height: 1200,
    widths: [320, 640, 960],
    placeholder:
      'data:image/webp;base64,UklGRloAAABXRUJQVlA4IE4AAADQAQCdASoMAA8AA4BaJZwAAudShKCjAAD+9Mulg2IluUChD3eU3Vt+TJuRuHTQ4K4+NXAgp7ci1u0VKfHC588Ldz73QRg7yQVetPqDgAA=',
  },
  'noon-sunglasses-black-main': {
    width: 960,
    height: 1200,
    widths: [320, 640, 960],
    placeholder:
      'data:image/webp;base64,UklGRkoAAABXRUJQVlA4ID4AAADwAQCdASoMAA8AA4BaJZwAAud261p054AA/vTOudFW7BzIMf2cAEIdtIvBWDn329sis6+hJMZklaZtKEAAAA==',
  },
  'noon-sunglasses-blue-main': {
    width: 960,
    height: 1200,
    widths: [320, 640, 960],
    placeholder:
      'data:image/webp;base64,UklGRkgAAABXRUJQVlA4IDwAAADQAQCdASoMAA8AA4BaJZwAAud29Tl4AAD+9M650aRxTxshjlNHtyr/NshjegOYz3jZ5u0tjKG20BWAAAA=',
  },
  'noon-sunglasses-yellow-main': {
    width: 960,
    height: 1200,
    widths: [320, 640, 960],
    placeholder:
      'data:image/webp;base64,UklGRkoAAABXRUJQVlA4ID4AAADQAQCdASoMAA8AA4BaJZQCdAEOISTaAAD+9M642Rt6/PucUUfQiYbpjYlmS8c+l4YWkVqCDGtS/KurF4QAAA==',
  },
  'open-air-gallery-canvas-natural-detail': {
    width: 960,
    height: 1200,
    widths: [320, 640, 960],
    placeholder:
      'data:image/webp;base64,UklGRmgAAABXRUJQVlA4IFwAAABQAgCdASoMAA8AA4BaJaACdH8AF6+z2kUp2AAA/so+XuoIuYC4ANXD3JAc7muYsl2HlY9xXdvypTeXNVndORDu4gk+NeZDjjrF58zA4TUHk3SvLhxTEofIhhAAAA==',
  },
  'open-air-gallery-canvas-natural-main': {
    width: 960,
    height: 1200,
    widths: [320, 640, 960],
    placeholder:
      'data:image/webp;base64,UklGRl4AAABXRUJQVlA4IFIAAAAwAgCdASoMAA8AA4BaJYwC7AEKtIHZzRmQAAD+8jR8isdz9+Am7m9bUL5dt8cfDYZx9JP3EOoy2VJxSee7Fzm4PDPcdr+nhO3IKjqYNpHTAAAA',
  },
  'orbit-earbuds-black-detail': {
    width: 960,
    height: 1200,
    widths: [320, 640, 960],
    placeholder:
      'data:image/webp;base64,UklGRmIAAABXRUJQVlA4IFYAAABQAgCdASoMAA8AA4BaJZwAD5SwjlH2L7LGdkAA/vBMcCfct+4a0PqjrJXT9EE/18IuImt5Kl9uJcY3U5ENL24gDYudYQIW+U7nWyQYnRR5wQXivWYAAA==',
  },
  'orbit-earbuds-black-main': {
    width: 960,
    height: 1200,
    widths: [320, 640, 960],
    placeholder:
      'data:image/webp;base64,UklGRlAAAABXRUJQVlA4IEQAAADwAQCdASoMAA8AA4BaJZwAAuXkmI1uYAAA/vTPNG3U/Pq3QnN5NL8xfqt3ysz9Bs+CEHZZ6i712yVd7D4h+phDIEAAAA==',
  },
  'orbit-earbuds-blue-main': {
    width: 960,
    height: 1200,
    widths: [320, 640, 960],
    placeholder:
      'data:image/webp;base64,UklGRlgAAABXRUJQVlA4IEwAAADwAQCdASoMAA8AA4BaJagCdAEOzxhtNrAA/vTML9tuz7N9iZezaUDCVsCyzadFpOqurcojZz09+G7d2DQXZY4lPiqYBbOZz/t/FwAA',
  },
  'orbit-earbuds-yellow-main': {
    width: 960,
    height: 1200,
    widths: [320, 640, 960],
    placeholder:
      'data:image/webp;base64,UklGRlQAAABXRUJQVlA4IEgAAAAQAgCdASoMAA8AA4BaJbACdIExGBHKCESMAP70zz3xV7CyQ0DAdqmEXnUf8CWngfkVdag6HEvVTfNzz/6c37827YbfcKAAAAA=',
  },
  'orchard-pleated-skirt-black-detail': {
    width: 960,
    height: 1200,
    widths: [320, 640, 960],
    placeholder:
      'data:image/webp;base64,UklGRkoAAABXRUJQVlA4ID4AAADwAQCdASoMAA8AA4BaJZwAAwBVdkcZ0AAA/vTVH/G/m3eOyaXyTKHIjZjDnclrN2Uo8tUQeouSIycYBQAAAA==',
  },
  'orchard-pleated-skirt-black-main': {
    width: 960,
    height: 1200,
    widths: [320, 640, 960],
    placeholder:
      'data:image/webp;base64,UklGRkoAAABXRUJQVlA4ID4AAADQAQCdASoMAA8AA4BaJZwAAl24OZwIwAD+84AJ9HiLqH2Va3iHanPGr0Y7M0n+B06+dkox+jv3RHW3OFwgAA==',
  },
  'orchard-pleated-skirt-blue-main': {
    width: 960,
    height: 1200,
    widths: [320, 640, 960],
    placeholder:
      'data:image/webp;base64,UklGRlQAAABXRUJQVlA4IEgAAADQAQCdASoMAA8AA4BaJZgCdADdnYeFXAD+84JxFvty7WN/QvuGJ7W5VuBPSJt8UY/+W3cKj1FJtHt3yD8I04ByxtFtk7UdAAA=',
  },
  'pebble-phone-case-black-detail': {
    width: 960,
    height: 1200,
    widths: [320, 640, 960],
    placeholder:
      'data:image/webp;base64,UklGRmoAAABXRUJQVlA4IF4AAACQAQCdASoMAA8AA4BaJYgAAh+2sWAA/rhGBoffUVgZ2hTyohe/3e9QhQ2+nVOaUvZrBqi4HfYOIToakTM46Pn77QAQ2vj9dCg0SC+sUa5NCBQox//kyHzv8o/xngAA',
  },
  'pebble-phone-case-black-main': {
    width: 960,
    height: 1200,
    widths: [320, 640, 960],
    placeholder:
      'data:image/webp;base64,UklGRlgAAABXRUJQVlA4IEwAAADwAQCdASoMAA8AA4BaJYwC7ADDl2yBF4AA/vTds+3fAfrfebcekgzCWIIV/xbz73SK3sBQLYmv3LS3dYL4uoSS3bWLfBmi6Sl3KsAA',
  },
  'pebble-phone-case-blue-main': {
    width: 960,
    height: 1200,
    widths: [320, 640, 960],
    placeholder:
      'data:image/webp;base64,UklGRlgAAABXRUJQVlA4IEwAAADQAQCdASoMAA8AA4BaJZQC7ADBtBjcQAD+9N2z7d8B+t95y0iU1KG7Rvq7z70ZiaM4U1a7owUK6SQ17w8izVAjsGijZDAjUnW+MAAA',
  },
  'pebble-phone-case-yellow-main': {
    width: 960,
    height: 1200,
    widths: [320, 640, 960],
    placeholder:
      'data:image/webp;base64,UklGRlAAAABXRUJQVlA4IEQAAACwAQCdASoMAA8AA4BaJQBOgBucYNtQAP703w5xCe2eHTMtq31uieo9U/WlnRluWBYsFGHILUH1OWgXTwl4UnvXJMWAAA==',
  },
  'petal-crossbody-bag-black-detail': {
    width: 960,
    height: 1200,
    widths: [320, 640, 960],
    placeholder:
      'data:image/webp;base64,UklGRl4AAABXRUJQVlA4IFIAAAAQAgCdASoMAA8AA4BaJZwAAu1/wAD9ASLgAP7t4Ne+czBLpDtDnYS16QKOuU6w6kz+Cawl4CSxr6E4HMoBkq2gpFUyQw5IFVhXAkt3XaGUBAAA',
  },
  'petal-crossbody-bag-black-main': {
    width: 960,
    height: 1200,
    widths: [320, 640, 960],
    placeholder:
      'data:image/webp;base64,UklGRloAAABXRUJQVlA4IE4AAADwAQCdASoMAA8AA4BaJZwAAtzQ0qkirQAA/vOIoAdUKO2aJKwa4yYwgR64AFYDPHhJO2Rk65XagVvYoydYR513h5Twh3LI2hJxwM4EAAA=',
  },
  'petal-crossbody-bag-blue-main': {
    width: 960,
    height: 1200,
    widths: [320, 640, 960],
    placeholder:
      'data:image/webp;base64,UklGRmAAAABXRUJQVlA4IFQAAAAwAgCdASoMAA8AA4BaJaAC7AERH1fsUJuVwAD+8354g6AIpsEZwFJI0i+swiTjhtgQjtxruX1s3Uq8c6Qq/1nUC2vuKXUfb/0A7w95VLblYCaZmAA=',
  },
  'petal-crossbody-bag-yellow-main': {
    width: 960,
    height: 1200,
    widths: [320, 640, 960],
    placeholder:
      'data:image/webp;base64,UklGRlYAAABXRUJQVlA4IEoAAAAQAgCdASoMAA8AA4BaJbACdAERHEhNE4/AAP7zdbR0oZe3pjndSiMIpP10CptvHpW1MB+YVSA1e2ywrynjHZoPt/q3+QAKEaCAAA==',
  },
  'pier-crewneck-sweatshirt-black-detail': {
    width: 960,
    height: 1200,
    widths: [320, 640, 960],
    placeholder:
      'data:image/webp;base64,UklGRlgAAABXRUJQVlA4IEwAAACwAQCdASoMAA8AA4BaJaQAAl1STHQIAP7wprXBQ/SqvP/qH4ABOeN25NEiMHth+siKYvixKfGB8/SwdzTBm/08hnH8Zt76bIz7AAAA',
  },
  'pier-crewneck-sweatshirt-black-main': {
    width: 960,
    height: 1200,
    widths: [320, 640, 960],
    placeholder:
      'data:image/webp;base64,UklGRlQAAABXRUJQVlA4IEgAAACQAQCdASoMAA8AA4BaJaQAAkk4imwA/vOByvbAj83j7sIv2W1XrbYMWprecXFsTBBwZWXt9e4ygG8CJzxHoB5tMiBV9SgCAAA=',
  },
  'pier-crewneck-sweatshirt-yellow-main': {
    width: 960,
    height: 1200,
    widths: [320, 640, 960],
    placeholder:
      'data:image/webp;base64,UklGRlgAAABXRUJQVlA4IEwAAADwAQCdASoMAA8AA4BaJbACdADdpt5/K7AA/vTfvW3KkFYcpiwJ0g3KlrfRp08T/7sxKOLFQrhyhs6Tgu9OruIf4W2cGDR7rnaVgAAA',
  },
  'plinth-stool-black-detail': {
    width: 960,
    height: 1200,
    widths: [320, 640, 960],
    placeholder:
      'data:image/webp;base64,UklGRnYAAABXRUJQVlA4IGoAAADQAQCdASoMAA8AA4BaJaQAAjPAg9IiAAD+8EpWP2QItLzqP+/3jrTEmdaRWDzayR1HKskIRuf0kcWTECe8zcEmXrjdWznfh+f8CqYNsjaJx0mAadCarnfOGaRh3V3PK7+ZHoD5tkOsIAAA',
  },
  'plinth-stool-black-main': {
    width: 960,
    height: 1200,
    widths: [320, 640, 960],
    placeholder:
      'data:image/webp;base64,UklGRlYAAABXRUJQVlA4IEoAAACQAQCdASoMAA8AA4BaJZwAAtyQnIAA/vTcAeT/QWv4W0fkD0zYj2+40X8YkcCioCkolYdA9+b8T2p7eYcGe6q22JjNAnrb0IAAAA==',
  },
  'plinth-stool-blue-main': {
    width: 960,
    height: 1200,
    widths: [320, 640, 960],
    placeholder:
      'data:image/webp;base64,UklGRlgAAABXRUJQVlA4IEwAAAAQAgCdASoMAA8AA4BaJZQCw7EOjrrC2uYAAP703AFAUOuv7qkQ2OftiHiuJDbWDVZjWimAKyPMqHADbmd1LqVSzJRiSJjZCgEYAAAA',
  },
  'plinth-stool-yellow-main': {
    width: 960,
    height: 1200,
    widths: [320, 640, 960],
    placeholder:
      'data:image/webp;base64,UklGRlAAAABXRUJQVlA4IEQAAAAQAgCdASoMAA8AA4BaJQBYdiHZ0Er9D69gAP70zz3o05lXtJJcSOs2V2174wBrjXzyV62uwqxqDFHyi/AlbTZqgSQAAA==',
  },
  'portrait-fitted-tee-black-detail': {
    width: 960,
    height: 1200,
    widths: [320, 640, 960],
    placeholder:
      'data:image/webp;base64,UklGRl4AAABXRUJQVlA4IFIAAAAQAgCdASoMAA8AA4BaJZQCw7EQzPi1ckgAAP5FtebQMStcGEVypJPaRiRisGa1vnW654bKGyIJpe+M9aU+eCXJbnWtaTTvJwHSJYvEHRwq4AAA',
  },
  'portrait-fitted-tee-black-main': {
    width: 960,
    height: 1200,
    widths: [320, 640, 960],
    placeholder:
      'data:image/webp;base64,UklGRmAAAABXRUJQVlA4IFQAAABQAgCdASoMAA8AA4BaJZwATgA2LUC7EHOzjQAA/vPJZQozoLlDR8ch1nW+E8kh9ElZ8V6+lOnhZceb9JK+s+kOsU5v5qHG90rxtNQUJrvrxtKEAAA=',
  },
  'portrait-fitted-tee-blue-main': {
    width: 960,
    height: 1200,
    widths: [320, 640, 960],
    placeholder:
      'data:image/webp;base64,UklGRmQAAABXRUJQVlA4IFgAAADwAQCdASoMAA8AA4BaJaACdH8AF1i1pIAA/vPJYp22oUp3PZXNGU6cYrdir8wlPDzkkWEn6SOCRz0WrGE8zSouV/r49GeA0KmwkULcaoDOz6qmmLOv4AAA',
  },
  'portrait-fitted-tee-yellow-main': {
    width: 960,
    height: 1200,
    widths: [320, 640, 960],
    placeholder:
      'data:image/webp;base64,UklGRloAAABXRUJQVlA4IE4AAADwAQCdASoMAA8AA4BaJbACdAEKrx51znAA/vPIkp1agJ0BtI73+IXBgQwBrUqJh4VjrGTQUv4BMGnW/ROPzQuUflxl4FKXu6XE7aAlMAA=',
  },
  'portrait-pendant-natural-detail': {
    width: 960,
    height: 1200,
    widths: [320, 640, 960],
    placeholder:
      'data:image/webp;base64,UklGRlwAAABXRUJQVlA4IFAAAADwAQCdASoMAA8AA4BaJYwCdAEOmDtfzgAA/vO9eBiORJkbmOKRT0Ysjqg3OgWmnw3mBwm0V637eRq45d2YBEpw0jVeySVyCp4l0U4Q8AAAAA==',
  },
  'portrait-pendant-natural-main': {
    width: 960,
    height: 1200,
    widths: [320, 640, 960],
    placeholder:
      'data:image/webp;base64,UklGRkYAAABXRUJQVlA4IDoAAADQAQCdASoMAA8AA4BaJZQAAudgExTGdAD+83WdkYffGcwDmkuqdl4LDN27JjaSDyurZCs8wI2bmQAA',
  },
  'pulse-smart-band-black-detail': {
    width: 960,
    height: 1200,
    widths: [320, 640, 960],
    placeholder:
      'data:image/webp;base64,UklGRlwAAABXRUJQVlA4IFAAAADQAQCdASoMAA8AA4BaJaQAAucRxXBVqAD+9M5z5pjK8SK6++XDySFtwJTqWJJFOsFBpv88P+sppCqpDZczZzKbMtZDvIT01gEOo9vW/OcoAA==',
  },
  'pulse-smart-band-black-main': {
    width: 960,
    height: 1200,
    widths: [320, 640, 960],
    placeholder:
      'data:image/webp;base64,UklGRlYAAABXRUJQVlA4IEoAAABQAgCdASoMAA8AA4BaJaQAD4lwbOgwcBcnMAAA/vTO/9Lg7McHcCdckNL0TERrvAHqfxQazTLymsxW19+1N+9yi045ADz/W5YQAA==',
  },
  'pulse-smart-band-blue-main': {
    width: 960,
    height: 1200,
    widths: [320, 640, 960],
    placeholder:
      'data:image/webp;base64,UklGRlwAAABXRUJQVlA4IFAAAAAwAgCdASoMAA8AA4BaJQBOgMWl32PHyllaAAD+9M7/0X0MmPah8dy9hPyCh2UCDs4cdaJDLWon/ZSywJxGiLYutQARL6VLddLzb8QeAAAAAA==',
  },
  'pulse-smart-band-yellow-main': {
    width: 960,
    height: 1200,
    widths: [320, 640, 960],
    placeholder:
      'data:image/webp;base64,UklGRlQAAABXRUJQVlA4IEgAAADwAQCdASoMAA8AA4BaJZAC7AEOzn6uy9AA/vTOc/n20MlgvLlpqibCV01Lcmk5zLCLya2Afv7RxH6zQ0QOGXbIqVbgFxoAAAA=',
  },
  'quarry-knit-cap-black-detail': {
    width: 960,
    height: 1200,
    widths: [320, 640, 960],
    placeholder:
      'data:image/webp;base64,UklGRlgAAABXRUJQVlA4IEwAAABQAgCdASoMAA8AA4BaJaQAD4rwNkfjnpYYK4AA/vPJXX2mOm+w6PwF3bfj48AOHpxesLYd1A0CuS3OKteXnXeFHLdn2sriJrXjAAgA',
  },
  'quarry-knit-cap-black-main': {
    width: 960,
    height: 1200,
    widths: [320, 640, 960],
    placeholder:
      'data:image/webp;base64,UklGRlIAAABXRUJQVlA4IEYAAADQAQCdASoMAA8AA4BaJZwAAudDFIsrAAD+9NwB/fBX1sY8GvuCkn/VJRiEWYuFtxH1+nwtkKGxM+Si+yaINp1KZN70IAAA',
  },
  'quarry-knit-cap-blue-main': {
    width: 960,
    height: 1200,
    widths: [320, 640, 960],
    placeholder:
      'data:image/webp;base64,UklGRlQAAABXRUJQVlA4IEgAAAAQAgCdASoMAA8AA4BaJQBOj+ADA0MUiysAAP70zxnMg7jDllAAS6G9o0fGqJXECAOFsGp8slo0+CNcmoz2LD1jQi5GNCkEAAA=',
  },
  'quarry-knit-cap-yellow-main': {
    width: 960,
    height: 1200,
    widths: [320, 640, 960],
    placeholder:
      'data:image/webp;base64,UklGRlAAAABXRUJQVlA4IEQAAAAQAgCdASoMAA8AA4BaJZgCdAEOfBFpy4uQAP70zz5oAAuFQNI0cYgTFUedjIhuGtdV9XMhKEf0GQ9/JXVVHxNRQ3NAAA==',
  },
  'rain-on-cedar-natural-detail': {
    width: 960,
    height: 1200,
    widths: [320, 640, 960],
    placeholder:
      'data:image/webp;base64,UklGRmIAAABXRUJQVlA4IFYAAADQAQCdASoMAA8AA4BaJaACdADcVCZT4AD+8m0S3wEYt4vw/eY6ik/nZes/XqN2Kwyha0qeyZznjCq26vUE2PMu4J8PaZ2XYWbGxotIbpFf3rFIxAAAAA==',
  },
  'rain-on-cedar-natural-main': {
    width: 960,
    height: 1200,
    widths: [320, 640, 960],
    placeholder:
      'data:image/webp;base64,UklGRlQAAABXRUJQVlA4IEgAAADwAQCdASoMAA8AA4BaJQBOgBufBO0sQAAA/vTe7vasjz1dHY0HrAXKkFBU3bisn5BUGSLp3H3xdySico87g4k/EB5X6OfgAAA=',
  },
  'regatta-swim-cap-black-detail': {
    width: 960,
    height: 1200,
    widths: [320, 640, 960],
    placeholder:
      'data:image/webp;base64,UklGRmAAAABXRUJQVlA4IFQAAABQAgCdASoMAA8AA4BaJZwAD5GwbkXVgGM+ngAA/vTO/dvdonZ8dvz9jnRc1nyPhHXnKdpH28VT/R2wrYVZZUYh+1OaurtzZUyyQ5vaHuldirVAAAA=',
  },
  'regatta-swim-cap-black-main': {
    width: 960,
    height: 1200,
    widths: [320, 640, 960],
    placeholder:
      'data:image/webp;base64,UklGRk4AAABXRUJQVlA4IEIAAAAQAgCdASoMAA8AA4BaJaQAD4fwbj+pq6wAAP70zz5rh8/o0Wmta8yfngZK6NtXW6Q7br6n6XEVOxg/xBV6KTGsIAA=',
  },
  'regatta-swim-cap-blue-main': {
    width: 960,
    height: 1200,
    widths: [320, 640, 960],
    placeholder:
      'data:image/webp;base64,UklGRlIAAABXRUJQVlA4IEYAAAAwAgCdASoMAA8AA4BaJYgCdH8AGBiGLK/2gAD+9M9NA/+B5+mwpZtt4Ox1VKa6SNO+J51ggyqKL+WIuXXVRPoCgvV6nYAA',
  },
  'regatta-swim-cap-yellow-main': {
    width: 960,
    height: 1200,
    widths: [320, 640, 960],
    placeholder:
      'data:image/webp;base64,UklGRkYAAABXRUJQVlA4IDoAAAAQAgCdASoMAA8AA4BaJZgCdAEPAAPiTQyQAP70zuBt/x7PFi6w+207YKVKAW2eom8O8EriH21f8AAA',
  },
  'ripple-drop-earrings-natural-detail': {
    width: 960,
    height: 1200,
    widths: [320, 640, 960],
    placeholder:
      'data:image/webp;base64,UklGRjwAAABXRUJQVlA4IDAAAACQAQCdASoMAA8AA4BaJZwAAudFuiAA/vN1hMA9tX2pMY41FrUNzGtNnIDpuIoAAAA=',
  },
  'ripple-drop-earrings-natural-main': {
    width: 960,
    height: 1200,
    widths: [320, 640, 960],
    placeholder: 'data:image/webp;base64,UklGRjAAAABXRUJQVlA4ICQAAABQAQCdASoMAA8AA4BaJZwABDOAAP7w89MiELaVy0fEsrR+AAA=',
  },
  'salt-fig-eau-de-parfum-natural-detail': {
    width: 960,
    height: 1200,
    widths: [320, 640, 960],
    placeholder:
      'data:image/webp;base64,UklGRk4AAABXRUJQVlA4IEIAAAAQAgCdASoMAA8AA4BaJQBYdhukk7h1o/cAAP7ybLCfouCqrwueVSWGRzRwZ++9FHWp93Vdobdt0V5ggee9PFi9QAA=',
  },
  'salt-fig-eau-de-parfum-natural-main': {
    width: 960,
    height: 1200,
    widths: [320, 640, 960],
    placeholder:
      'data:image/webp;base64,UklGRkYAAABXRUJQVlA4IDoAAADQAQCdASoMAA8AA4BaJZQAAltSSr+/gAD+9N7+sD8w+Bzj/IUPrXdqKd/HImj0PcyG9nrN5Zf9mmYA',
  },
  'saltmarsh-stoneware-vase-black-detail': {
    width: 960,
    height: 1200,
    widths: [320, 640, 960],
    placeholder:
      'data:image/webp;base64,UklGRloAAABXRUJQVlA4IE4AAADwAQCdASoMAA8AA4BaJZwAAn/B2BHZKAAA/vPDW6BkSRpI+VqYotMsYhYUfIfDLBYdCavITqyrmWi4+c77jWgxqrm8gLgvwumA3YDShAA=',
  },
  'saltmarsh-stoneware-vase-black-main': {
    width: 960,
    height: 1200,
    widths: [320, 640, 960],
    placeholder:
      'data:image/webp;base64,UklGRkgAAABXRUJQVlA4IDwAAADwAQCdASoMAA8AA4BaJZwAAudSgWhCAGAA/vTeIfpC8xjiDuA86R/DK8bXPMn706mEjltBFoVANqrbAAA=',
  },
  'saltmarsh-stoneware-vase-blue-main': {
    width: 960,
    height: 1200,
    widths: [320, 640, 960],
    placeholder:
      'data:image/webp;base64,UklGRkwAAABXRUJQVlA4IEAAAADwAQCdASoMAA8AA4BaJYwAAudSNtg/IgAA/vTeIfpC8wI2NQULAdanR0PX27KKXL58M0uVtC6CftSVYlMsAAAA',
  },
  'saltmarsh-stoneware-vase-yellow-main': {
    width: 960,
    height: 1200,
    widths: [320, 640, 960],
    placeholder:
      'data:image/webp;base64,UklGRkgAAABXRUJQVlA4IDwAAADwAQCdASoMAA8AA4BaJQBOgCHfaA+Zt4AA/vTeIfpC8qSz3j7Vq5WsAXXDHjVc4NfbFnyryb/E97AAAAA=',
  },
  'sandbar-beach-tote-blue-detail': {
    width: 960,
    height: 1200,
    widths: [320, 640, 960],
    placeholder:
      'data:image/webp;base64,UklGRmoAAABXRUJQVlA4IF4AAADwAQCdASoMAA8AA4BaJYgCdAYsPq9FylgA/vTf1VIIFY7o2CCQuxsVTeOxCkqkNt8vnnyYCm7an9LILoY0Oiq6oGddZ2OsjBZPqhKuYUrpRD3eBqmo/3ciAJMkAAAA',
  },
  'sandbar-beach-tote-blue-main': {
    width: 960,
    height: 1200,
    widths: [320, 640, 960],
    placeholder:
      'data:image/webp;base64,UklGRkoAAABXRUJQVlA4ID4AAADwAQCdASoMAA8AA4BaJZQAAucRihbveIAA/vTb5+lXjpcO2DxtWGcDc8dVBIOJT7HRuzmaH044p7AavF0AAA==',
  },
  'sandbar-beach-tote-yellow-main': {
    width: 960,
    height: 1200,
    widths: [320, 640, 960],
    placeholder:
      'data:image/webp;base64,UklGRkYAAABXRUJQVlA4IDoAAADwAQCdASoMAA8AA4BaJZACdAEPCmQH46gA/vTb5+bQPnI9RRMqZOM3vIIogSIHG/fXK8mIqshV8qAA',
  },
  'signal-smart-ring-black-detail': {
    width: 960,
    height: 1200,
    widths: [320, 640, 960],
    placeholder:
      'data:image/webp;base64,UklGRmwAAABXRUJQVlA4IGAAAABQAgCdASoMAA8AA4BaJaQAD5Gw3PJSw/0X0AAA/vTUlkQJK7OdwvbpXzcOYtsfV+wf7MorSbbPidFDkDGy8gBNMxdbWJJ96TjpWaCW6bTa44nc1+vn1n3b/Zt5mqOkCAA=',
  },
  'signal-smart-ring-black-main': {
    width: 960,
    height: 1200,
    widths: [320, 640, 960],
    placeholder:
      'data:image/webp;base64,UklGRlwAAABXRUJQVlA4IFAAAAAwAgCdASoMAA8AA4BaJaQAD4wQkeCSnfF2gAD+9NwAjkc4P8ZDm6o5f4h82Y+z2ps1bKJIU2FfszvKSbqb/0NBXwUJPHQgiHE2E/U98p0CAA==',
  },
  'signal-smart-ring-yellow-main': {
    width: 960,
    height: 1200,
    widths: [320, 640, 960],
    placeholder:
      'data:image/webp;base64,UklGRlIAAABXRUJQVlA4IEYAAADQAQCdASoMAA8AA4BaJQBYdiHEv5bKAAD+9M8Z/C+6jsoJ75Zja+JJZ61epSDRFYsWW48ZEcG12JGl06HEk7ZLKGYVSKAA',
  },
  'slow-evening-soy-candle-natural-detail': {
    width: 960,
    height: 1200,
    widths: [320, 640, 960],
    placeholder:
      'data:image/webp;base64,UklGRlYAAABXRUJQVlA4IEoAAAAwAgCdASoMAA8AA4BaJbACdAEVVm4yzltaDAD+8EohH9tPT+5Sz0YA18LAoOgJrYMgZ9COxU+2fJ2Oswl1gWS2XqUksb/zrRcAAA==',
  },
  'slow-evening-soy-candle-natural-main': {
    width: 960,
    height: 1200,
    widths: [320, 640, 960],
    placeholder:
      'data:image/webp;base64,UklGRkwAAABXRUJQVlA4IEAAAAAQAgCdASoMAA8AA4BaJQBOgCFsm0DLIRaQAP7zfrvu81zYNiO+3cPr6p6QZ9Zqs4JHRpWy2BtQbcmL0Sn0KtAA',
  },
  'solstice-linen-dress-black-detail': {
    width: 960,
    height: 1200,
    widths: [320, 640, 960],
    placeholder:
      'data:image/webp;base64,UklGRmAAAABXRUJQVlA4IFQAAADQAQCdASoMAA8AA4BaJaQAAlxcX9LlUAD+9N904K0OisfsNFOX5mPW7JydMgDSTK4JvbiaJ/hkDpKZKi6AJirw9bclvzx2ma2lQLxfX4ZA29oAAAA=',
  },
  'solstice-linen-dress-black-main': {
    width: 960,
    height: 1200,
    widths: [320, 640, 960],
    placeholder:
      'data:image/webp;base64,UklGRlIAAABXRUJQVlA4IEYAAADwAQCdASoMAA8AA4BaJZwAAlw4cElrEAAA/vTdXcjGGU40R4AOHjCivWoftobvKjTXB3l5EFW/a+F+KkspLKK450GBAAAA',
  },
  'solstice-linen-dress-blue-main': {
    width: 960,
    height: 1200,
    widths: [320, 640, 960],
    placeholder:
      'data:image/webp;base64,UklGRlgAAABXRUJQVlA4IEwAAADwAQCdASoMAA8AA4BaJZgCdADdHvsdcsAA/vTfgq9c+sPcDsXbZMkLE4R+UqgZ7ksg0drfOaMbBEVyiz45KQudhtC2ahLrtTvdtWgA',
  },
  'solstice-linen-dress-yellow-main': {
    width: 960,
    height: 1200,
    widths: [320, 640, 960],
    placeholder:
      'data:image/webp;base64,UklGRk4AAABXRUJQVlA4IEIAAAAQAgCdASoMAA8AA4BaJbACdAELX/4Xf5AAAP7030GxdYZeoZdzCd2feawAkdWrpMmOSFpKj8BNBfISGbqKU1sI5AA=',
  },
  'souvenir-photo-swim-towel-natural-detail': {
    width: 960,
    height: 1200,
    widths: [320, 640, 960],
    placeholder:
      'data:image/webp;base64,UklGRmoAAABXRUJQVlA4IF4AAABQAgCdASoMAA8AA4BaJZgCdH8AFc4JrlNcaMAA/thwSPnFyVE3RMVhXdYH7sHIssEyzFPCsdwW8fWnZmStjYTJQ/Vm8CrmnnzhrHysojed0YLNE4Y1UKSDUQ3eDAAA',
  },
  'souvenir-photo-swim-towel-natural-main': {
    width: 960,
    height: 1200,
    widths: [320, 640, 960],
    placeholder:
      'data:image/webp;base64,UklGRlQAAABXRUJQVlA4IEgAAAAQAgCdASoMAA8AA4BaJYwCdAEQ5WWiy4gAAP7ycGAq40F6TKCEQjQmvSIlB+h2vD5TCfrySy6KOyJOe2zg7+Tq7uxLYv6mAAA=',
  },
  'studio-photo-t-shirt-black-detail': {
    width: 960,
    height: 1200,
    widths: [320, 640, 960],
    placeholder:
      'data:image/webp;base64,UklGRl4AAABXRUJQVlA4IFIAAAAQAgCdASoMAA8AA4BaJaQAAuzW7j9li1wAAPzmU/K2iJpRnlUU1lc+CU/DwXdhxtAu43FHHDq+m0P8Hm3brqPWMIxt+7EgSwgcCNx1CJ2cIAAA',
  },
  'studio-photo-t-shirt-black-main': {
    width: 960,
    height: 1200,
    widths: [320, 640, 960],
    placeholder:
      'data:image/webp;base64,UklGRlIAAABXRUJQVlA4IEYAAACwAQCdASoMAA8AA4BaJZwAAkqtCfWwAP7034K4hvKH8HOQwqNl2pb5RumRP5xqa1bUiP1XVpvFHk0uP9WBsv1jasmBAAAA',
  },
  'studio-photo-t-shirt-blue-main': {
    width: 960,
    height: 1200,
    widths: [320, 640, 960],
    placeholder:
      'data:image/webp;base64,UklGRl4AAABXRUJQVlA4IFIAAADQAQCdASoMAA8AA4BaJQBOgBuw6T+JAAD+9N+9eXt6xV8ZvbtjHCxzHunoI4duNQWomPukKEmHrbD3Iq7YOGqGXGIOAuPV9RPcVhSSDi1XkAAA',
  },
  'studio-photo-t-shirt-yellow-main': {
    width: 960,
    height: 1200,
    widths: [320, 640, 960],
    placeholder:
      'data:image/webp;base64,UklGRlgAAABXRUJQVlA4IEwAAADwAQCdASoMAA8AA4BaJaACdADW2W77VAAA/vTf1lS+7lbHEX7tIQcOG6S2FBv+ICdXYKLm74Y7u8oZQOrordrp5v8tYmsbKerVgAAA',
  },
  'tide-signet-ring-black-detail': {
    width: 960,
    height: 1200,
    widths: [320, 640, 960],
    placeholder:
      'data:image/webp;base64,UklGRmwAAABXRUJQVlA4IGAAAAAwAgCdASoMAA8AA4BaJaQAD4ZwcKG9yASaaAD+9M7/5nZ/geEcALGyD4Qznd6QqAi1+tCiGev8GrvtlRtRWlv5ZWPm5ddqSDBDcVVDNMKzTEZdia/dyKDo6TPkZbcIAAA=',
  },
  'tide-signet-ring-black-main': {
    width: 960,
    height: 1200,
    widths: [320, 640, 960],
    placeholder:
      'data:image/webp;base64,UklGRlIAAABXRUJQVlA4IEYAAADwAQCdASoMAA8AA4BaJZwAAubV16u4oAAA/vTPGdBK10Nn7P7+JuowcIBiyb734PmWEYLKf/+IGHt3UG9EjCw7EhUl4wgA',
  },
  'tide-signet-ring-yellow-main': {
    width: 960,
    height: 1200,
    widths: [320, 640, 960],
    placeholder:
      'data:image/webp;base64,UklGRkIAAABXRUJQVlA4IDYAAADwAQCdASoMAA8AA4BaJQBYdiHgAp9yFoAA/vTO8vhwdWk1cIIjFiqq9WsIyv6F/8or1yHQAAA=',
  },
  'tideline-long-sleeve-tee-black-detail': {
    width: 960,
    height: 1200,
    widths: [320, 640, 960],
    placeholder:
      'data:image/webp;base64,UklGRlwAAABXRUJQVlA4IFAAAADQAQCdASoMAA8AA4BaJaQAAl1STHVUIAD+8Ka1wUP0qrz/6h+AnuOS0pxazCwkNEEa+CwRcAzgixbleXn7lwV+2PMYHkM4+9XQ8qqVZAQAAA==',
  },
  'tideline-long-sleeve-tee-black-main': {
    width: 960,
    height: 1200,
    widths: [320, 640, 960],
    placeholder:
      'data:image/webp;base64,UklGRlQAAABXRUJQVlA4IEgAAACwAQCdASoMAA8AA4BaJaQAAklA9fkAAP7zgcr2wI/N4+7CL9ltV622DFqa3nFxbEwQcGVl7ETqaSyUD/w56h9ViOOsUA5YQAA=',
  },
  'tideline-long-sleeve-tee-blue-main': {
    width: 960,
    height: 1200,
    widths: [320, 640, 960],
    placeholder:
      'data:image/webp;base64,UklGRmAAAABXRUJQVlA4IFQAAADwAQCdASoMAA8AA4BaJZgCdADdpt7dWhwA/vTfgriG8od7xaH+0X5AvZgDo1QH5nUacmLaJzu2qAtDr+SUJ1eU9IZhVg9qFOBOGgF3zDYun78AAAA=',
  },
  'tonic-body-wash-natural-detail': {
    width: 960,
    height: 1200,
    widths: [320, 640, 960],
    placeholder:
      'data:image/webp;base64,UklGRlQAAABXRUJQVlA4IEgAAADwAQCdASoMAA8AA4BaJZwAD4Ts/n1M0gAA/uuN8zFieEWabtP3S75eVgblo7vpXtVcXgCGhCPYvyXA9tDXyGwpJ2tsBYEAAAA=',
  },
  'tonic-body-wash-natural-main': {
    width: 960,
    height: 1200,
    widths: [320, 640, 960],
    placeholder:
      'data:image/webp;base64,UklGRkgAAABXRUJQVlA4IDwAAADQAQCdASoMAA8AA4BaJZwAAlvPUWx11AD+88Fx+NGZqtjbHdCRH0q9xIlVtb5HP+BZ1uGOg2u5VEMBQAA=',
  },
  'transit-steel-watch-black-detail': {
    width: 960,
    height: 1200,
    widths: [320, 640, 960],
    placeholder:
      'data:image/webp;base64,UklGRl4AAABXRUJQVlA4IFIAAAAwAgCdASoMAA8AA4BaJZwAD4wRf/hJ3VxIAAD+67kZrO0jvVVPU5f6wW7TlIanclPwXZwdmKFhLwzmSt4w49L8WaajkULxX3X+XuGYyMqpoAAA',
  },
  'transit-steel-watch-black-main': {
    width: 960,
    height: 1200,
    widths: [320, 640, 960],
    placeholder:
      'data:image/webp;base64,UklGRlYAAABXRUJQVlA4IEoAAADQAQCdASoMAA8AA4BaJZwAAlyxnPEGgAD+9NWvPVLyM+bJEV1Cml4wnj8gb7EXGgSP3liLP5Pg8lk50cz5mbS+QHywjMLvwIAAAA==',
  },
  'transit-steel-watch-blue-main': {
    width: 960,
    height: 1200,
    widths: [320, 640, 960],
    placeholder:
      'data:image/webp;base64,UklGRlgAAABXRUJQVlA4IEwAAADwAQCdASoMAA8AA4BaJZQCsADdMsXRhgAA/vTVrz1S8jPmyRFdQppdLug869xGBdr0ueYH3b6Useho5igga9oqGNEjILYJ5x1GAAAA',
  },
  'white-linen-diffuser-natural-detail': {
    width: 960,
    height: 1200,
    widths: [320, 640, 960],
    placeholder:
      'data:image/webp;base64,UklGRkQAAABXRUJQVlA4IDgAAAAQAgCdASoMAA8AA4BaJYwCdAEPDQOQI4kAAP7yLdHv4Vow2zhtgI/+15raetLD5g9+sZndnQWwAA==',
  },
  'white-linen-diffuser-natural-main': {
    width: 960,
    height: 1200,
    widths: [320, 640, 960],
    placeholder:
      'data:image/webp;base64,UklGRjwAAABXRUJQVlA4IDAAAAAQAgCdASoMAA8AA4BaJZwCw7ELYC1a5rnQAP703j2H0DL4Bk0CiixDDBgRmzDgAAA=',
  },
  'window-seat-photo-cushion-black-detail': {
    width: 960,
    height: 1200,
    widths: [320, 640, 960],
    placeholder:
      'data:image/webp;base64,UklGRmQAAABXRUJQVlA4IFgAAADwAQCdASoMAA8AA4BaJZgCdAEPM7sxR04A/vAamJpohBnoSoCCOzmIDy2S0aJ/EaUUAg0+PXIZAbNAtsXxDs7PTKVFk8pBZpYbPj6mUq3tqE9dgOhGGAAA',
  },
  'window-seat-photo-cushion-black-main': {
    width: 960,
    height: 1200,
    widths: [320, 640, 960],
    placeholder:
      'data:image/webp;base64,UklGRlYAAABXRUJQVlA4IEoAAAAQAgCdASoMAA8AA4BaJQBdgCHv4fV6U/mQAP7zyV5lpoZDJyXrs33pAoj/XGwo0QfTTkgGVTxJCHQUqzvhqLuAtDwYuORG2AAAAA==',
  },
  'window-seat-photo-cushion-blue-main': {
    width: 960,
    height: 1200,
    widths: [320, 640, 960],
    placeholder:
      'data:image/webp;base64,UklGRlYAAABXRUJQVlA4IEoAAADwAQCdASoMAA8AA4BaJQBdgCHv4Pqf7gAA/vPJXmWmhkMnJeuzfekCiP9cbCjRCCTsH6RWNgeur0x2ZXipH3XhkHgxcciNsAAAAA==',
  },
  'window-seat-photo-cushion-yellow-main': {
    width: 960,
    height: 1200,
    widths: [320, 640, 960],
    placeholder:
      'data:image/webp;base64,UklGRlIAAABXRUJQVlA4IEYAAADwAQCdASoMAA8AA4BaJQBdgCHvxqyXe1gA/vPIjccng8nJeQcE0V0BsMetFlVdUhrTcPgIB+vIJMpMyrOoKQ0oqeDUcQAA',
  },
};

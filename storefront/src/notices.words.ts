/** What is said when an operation has worked (S8.9 to S8.18). */
export const words = {
  welcome: { title: 'Welcome back!', description: "We're glad to have you back." },
  registered: {
    title: 'Successfully registered!',
    description: 'Please, check the registered email for the verification.',
  },
  verified: { title: 'Enjoy your purchase!', description: 'We glad to see you!' },
  resetMail: {
    title: 'Check your Email!',
    description: 'Please, check the login email for the reset password link.',
  },
  passwordUpdated: { title: 'Successfully updated!', description: 'Enjoy your purchase!' },
  addressAdded: { title: 'Address added successfully!', description: '' },
  addressUpdated: { title: 'Address updated successfully!', description: '' },
  addressDeleted: { title: 'Address deleted successfully!', description: '' },
  addedToCart: { title: 'Added To Cart', description: '' },
  itemAdded: { title: 'Item added to cart', description: '' },
  itemDecremented: { title: 'Item Decremented From Cart', description: '' },
  removedFromCart: { title: 'Removed From Cart', description: '' },
  addedToWishlist: { title: 'Added To wishlist', description: '' },
  alreadyInWishlist: { title: 'Product already in wishlist', description: '' },
  removedFromWishlist: { title: 'Removed From Wishlist', description: '' },
  addedToCompare: { title: 'Added To compare', description: '' },
  removedFromCompare: { title: 'Removed From Compare', description: '' },
  reviewSubmitted: { title: 'Review Submitted', description: 'Your review has been successfully submitted.' },
};

// The server renders every page, so the groups of all pages join at once.
import '../account/my-account.state.ts';
import '../blog/blogs.state.ts';
import '../catalogue/product.state.ts';
import '../checkout/checkout.state.ts';
import '../orders/orders.state.ts';
import '@afterimage/studio/ar-customization.state.ts';
import '@afterimage/studio/product-customization.state.ts';
import '@afterimage/studio/upload.state.ts';
